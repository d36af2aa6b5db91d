import { isAsked, isData, leavesOf, type Data, type FieldLike, type Leaf } from './fieldTree';
import type { Bilingual } from './languages';

/** Said at a text of another language that has no English; short, because it stands in one line above the field. */
export const englishFirst: Bilingual = {
  en: 'The English text is needed first: change the language at the top right.',
  de: 'Zuerst wird der englische Text gebraucht: Sprache oben rechts wechseln.',
};

const hasEnglish = (value: unknown): boolean => {
  const english = isData(value) ? value.en : undefined;
  return typeof english === 'string' ? english.trim() !== '' : english !== undefined && english !== null;
};

/**
 * The needed texts of a document that have no English, which German falls back to. `data` is the document in another
 * language as it is about to be saved, `stored` what is kept of it, with all languages.
 */
export function missingEnglish(
  fields: readonly FieldLike[],
  data: Data,
  stored: Data,
  labelOf: (field: FieldLike) => string,
): Pick<Leaf, 'path' | 'place'>[] {
  const kept = new Map(leavesOf(fields, stored).map(({ key, value }) => [key, value]));
  // A save may leave out a whole group.
  const isGiven = ({ type, name = '' }: FieldLike, siblings: Data) =>
    type !== 'group' || isData(siblings[name]);
  const isMeant = (field: FieldLike, siblings: Data) =>
    isAsked(field, data, siblings) && isGiven(field, siblings);
  return leavesOf(fields, data, { labelOf, isMeant })
    .filter(({ field, key }) => field.localized && field.required && !hasEnglish(kept.get(key)))
    .map(({ path, place }) => ({ path, place }));
}
