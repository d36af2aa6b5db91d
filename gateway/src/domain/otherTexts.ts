import type { Data } from './fieldTree';

/** The field of a form that holds its texts in the other language. */
export const otherTextsName = 'otherTexts';

/** Texts in another language by their path; a row stands in it by its id: `blocks.6741f0.heading`. */
export type OtherTexts = Data;

/** The path of a field of a form, such as `blocks.2.heading`, with the ids of its rows; undefined where a row has none. */
export function pathById(path: string, idOf: (rowPath: string) => unknown): string | undefined {
  const keys = path.split('.');
  const named = keys.map((key, index) =>
    /^\d+$/.test(key) ? idOf(keys.slice(0, index + 1).join('.')) : key,
  );
  return named.every((key) => typeof key === 'string' && key !== '') ? named.join('.') : undefined;
}
