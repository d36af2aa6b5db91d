import type { Bilingual, ContentLanguage } from './languages';

const written = (count: number, language: ContentLanguage): string => count.toLocaleString(language);

/** How long a text is, and how long it may be. */
export const countText = (length: number, most: number, language: ContentLanguage): string =>
  ({
    en: `${written(length, 'en')} of ${written(most, 'en')} characters`,
    de: `${written(length, 'de')} von ${written(most, 'de')} Zeichen`,
  })[language];

/** The advice for a text that is too long, and its length now. */
export const shortenTexts: Record<
  ContentLanguage,
  { please: (most: number) => string; now: (length: number) => string }
> = {
  en: {
    please: (most) => `Please shorten to ${written(most, 'en')} characters`,
    now: (length) => `(now ${written(length, 'en')})`,
  },
  de: {
    please: (most) => `Bitte auf ${written(most, 'de')} Zeichen kürzen`,
    now: (length) => `(jetzt ${written(length, 'de')})`,
  },
};

/** The objection to a text that is too long; undefined where it fits. */
export function lengthProblem(text: string, most: number): Bilingual | undefined {
  if (text.length <= most) return undefined;
  const sentence = ({ please, now }: (typeof shortenTexts)['en']) => `${please(most)} ${now(text.length)}.`;
  return { en: sentence(shortenTexts.en), de: sentence(shortenTexts.de) };
}
