import { createHash } from 'node:crypto';

import type { FieldPath } from './completeness';
import {
  fieldsOfRow,
  hasRows,
  isAsked,
  isData,
  rowsOf,
  storedFields,
  type Data,
  type FieldLike,
} from './fieldTree';
import { isFilled } from './isFilled';

/** A text that has English and German. */
interface TranslatedText {
  /** Rows by their ids, so that a moved row stays the same: `blocks.65f0.heading`. */
  path: string;
  /** As forms name the field, with the numbers of its rows from 0: `blocks.2.heading`. */
  formPath: string;
  /** The labels that lead to it, and the numbers of its rows from 1. */
  place: FieldPath;
  english: unknown;
  german: unknown;
}

/** The record of a translated text: the hash of the English that was translated, and that of the German. */
type Translated = [english: string, german: string];
export type TranslatedTexts = Record<string, Translated>;

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

interface Reading {
  labelOf: (field: FieldLike) => string;
  /** The whole document, which says whether a field is asked for at all. */
  document: Data;
}

function textsIn(fields: readonly FieldLike[], data: Data, reading: Reading): TranslatedText[] {
  return storedFields(fields).flatMap((field): TranslatedText[] => {
    const name = field.name ?? '';
    const value = data[name];
    if (!isAsked(field, reading.document, data)) return [];
    const label = reading.labelOf(field);
    if (field.localized) {
      if (!isData(value) || !isFilled(value.en) || !isFilled(value.de)) return [];
      return [{ path: name, formPath: name, place: [label], english: value.en, german: value.de }];
    }
    const below = (inside: TranslatedText[], id: string, ...row: number[]) =>
      inside.map((text) => ({
        ...text,
        path: [name, id, text.path].filter(Boolean).join('.'),
        formPath: [name, ...row.map((number) => number - 1), text.formPath].join('.'),
        place: [label, ...row, ...text.place],
      }));
    if (hasRows(field))
      return rowsOf(value).flatMap((row, index) =>
        below(textsIn(fieldsOfRow(field, row), row, reading), String(row.id), index + 1),
      );
    return field.fields && isData(value) ? below(textsIn(field.fields, value, reading), '') : [];
  });
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
  const texts = textsIn(fields, document, { labelOf: () => '', document });
  return Object.fromEntries(
    texts.map(({ path, english, german }): [string, Translated] => {
      const now: Translated = [hashOf(english), hashOf(german)];
      const was = Object.hasOwn(before, path) ? before[path] : undefined;
      return [path, !isRight && was?.[1] === now[1] ? was : now];
    }),
  );
}

/** A text whose English has changed after it was translated, as forms name it and in words. */
export type ChangedText = Pick<TranslatedText, 'formPath' | 'place'>;

/** Returns the texts whose English has changed after they were translated. */
export const changedTexts = (
  fields: readonly FieldLike[],
  document: Data,
  remembered: TranslatedTexts,
  labelOf: Reading['labelOf'] = ({ name }) => name ?? '',
): ChangedText[] =>
  textsIn(fields, document, { labelOf, document })
    .filter(
      ({ path, english }) => Object.hasOwn(remembered, path) && remembered[path]?.[0] !== hashOf(english),
    )
    .map(({ formPath, place }) => ({ formPath, place }));

/** Whether there is anything to translate. */
export const hasTexts = (fields: readonly FieldLike[]): boolean =>
  storedFields(fields).some(
    (field) =>
      field.localized ||
      hasTexts(field.fields ?? []) ||
      (field.blocks ?? []).some(({ fields: inBlock }) => hasTexts(inBlock)),
  );
