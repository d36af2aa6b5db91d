import type { ContentLanguage } from '../../src/domain/languages';

/** In seed texts a tilde between two characters stands for a space that must not break. */
export const insertNoBreakSpaces = (text: string): string => text.replace(/(?<=[^\s/])~(?=\S)/g, '\u00A0');

const isLocalised = (value: object): value is Record<ContentLanguage, string> =>
  'en' in value && 'de' in value && Object.keys(value).length === 2;

/**
 * One language of seed content: every `{ en, de }` becomes its text, or stays where all languages are asked for; everything
 * else stays in its place. `replace` may answer for a property itself, for example to put an id where the seed has a key.
 */
export function localise(
  value: unknown,
  language: ContentLanguage | 'all',
  replace: (name: string, value: unknown) => [name: string, value: unknown] | undefined = () => undefined,
): unknown {
  if (Array.isArray(value)) return value.map((item) => localise(item, language, replace));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalised(value) && language !== 'all') return insertNoBreakSpaces(value[language]);
  if (isLocalised(value)) return { en: insertNoBreakSpaces(value.en), de: insertNoBreakSpaces(value.de) };
  return Object.fromEntries(
    Object.entries(value).map(
      ([name, child]) => replace(name, child) ?? [name, localise(child, language, replace)],
    ),
  );
}
