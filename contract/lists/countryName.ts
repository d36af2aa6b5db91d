import type { InEachLanguage } from './languages';

const names = {
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  de: new Intl.DisplayNames(['de'], { type: 'region' }),
};

/** Readable name of an ISO alpha-2 country, or of EU. */
export function countryName(country: string): InEachLanguage {
  return { en: names.en.of(country) ?? country, de: names.de.of(country) ?? country };
}

/** Names in both languages, and the codes themselves, with their codes; those of the past are read as those of today. */
function codesByName(): Map<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    codes.flatMap((code) => {
      const { region = code } = new Intl.Locale(`und-${code}`);
      const { en, de } = countryName(region);
      return en === region ? [] : [code, en, de].map((name) => [name.toLowerCase(), region] as const);
    }),
  );
}
let codes: Map<string, string> | undefined;

/** ISO alpha-2 code of a country by its English or German name or by the code; undefined for any other text. */
export const countryCodeOf = (name: string): string | undefined =>
  (codes ??= codesByName()).get(name.trim().toLowerCase());
