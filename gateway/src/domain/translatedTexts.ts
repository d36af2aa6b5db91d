import { createHash } from 'node:crypto';

import {
  isAsked,
  isData,
  leavesOf,
  storedFields,
  type Data,
  type FieldLike,
  type FieldPath,
} from './fieldTree';
import { isFilled } from './isFilled';

/** The record of a translated text: the hash of the English that was translated, and that of the German. */
type Translated = [english: string, german: string];
export type TranslatedTexts = Record<string, Translated>;

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** The texts that have English and German. */
function textsIn(fields: readonly FieldLike[], document: Data, labelOf?: (field: FieldLike) => string) {
  const isMeant = (field: FieldLike, siblings: Data) => isAsked(field, document, siblings);
  return leavesOf(fields, document, { labelOf, isMeant }).flatMap(({ field, value, ...found }) =>
    field.localized && isData(value) && isFilled(value.en) && isFilled(value.de)
      ? [{ ...found, english: value.en, german: value.de }]
      : [],
  );
}

/**
 * Returns what is to be remembered of a document's translated texts; `document` has all languages. A text whose German
 * is as it was keeps the English that it was translated from; with `isRight` every translation fits the English of now.
 */
export function rememberTexts(
  fields: readonly FieldLike[],
  document: Data,
  before: TranslatedTexts,
  { isRight = false } = {},
): TranslatedTexts {
  return Object.fromEntries(
    textsIn(fields, document).map(({ key, english, german }): [string, Translated] => {
      const now: Translated = [hashOf(english), hashOf(german)];
      const was = Object.hasOwn(before, key) ? before[key] : undefined;
      return [key, !isRight && was?.[1] === now[1] ? was : now];
    }),
  );
}

/** A text whose English has changed after it was translated, as forms name it and in words. */
export interface ChangedText {
  formPath: string;
  place: FieldPath;
}

/** Returns the texts whose English has changed after they were translated. */
export const changedTexts = (
  fields: readonly FieldLike[],
  document: Data,
  remembered: TranslatedTexts,
  labelOf?: (field: FieldLike) => string,
): ChangedText[] =>
  textsIn(fields, document, labelOf)
    .filter(({ key, english }) => Object.hasOwn(remembered, key) && remembered[key]?.[0] !== hashOf(english))
    .map(({ path, place }) => ({ formPath: path, place }));

/** Whether there is anything to translate. */
export const hasTexts = (fields: readonly FieldLike[]): boolean =>
  storedFields(fields).some(
    (field) =>
      field.localized ||
      hasTexts(field.fields ?? []) ||
      (field.blocks ?? []).some(({ fields: inBlock }) => hasTexts(inBlock)),
  );
