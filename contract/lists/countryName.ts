import type { InEachLanguage } from './languages';

const names = {
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  de: new Intl.DisplayNames(['de'], { type: 'region' }),
};

/** Readable name of an ISO alpha-2 country, or of EU. */
export function countryName(country: string): InEachLanguage {
  return { en: names.en.of(country) ?? country, de: names.de.of(country) ?? country };
}
