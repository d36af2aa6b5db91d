import {
  fieldsOfRow,
  hasRows,
  isData,
  storedFields,
  rowsOf,
  type Data,
  type FieldLike,
  type FieldPath,
} from './fieldTree';
import { rowKey } from './sameRows';

/** Related documents come as they are, or as their ids. */
const idOf = (value: unknown): unknown => {
  if (!isData(value)) return value;
  return 'relationTo' in value ? [value.relationTo, idOf(value.value)] : (value.id ?? value);
};

/** Normalises a value for comparison: forms, requests and the database write the same fact differently. */
function factOf({ type }: FieldLike, value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map((one) => factOf({ type }, one)) : null;
  if (value === undefined || value === null || value === '' || value === false) return null;
  if (type === 'date') return new Date(value as string).getTime();
  if (type === 'number') return Number(value);
  return type === 'relationship' || type === 'upload' ? idOf(value) : value;
}

const isSame = (field: FieldLike, one: unknown, other: unknown): boolean =>
  JSON.stringify(factOf(field, one)) === JSON.stringify(factOf(field, other));

const dataOf = (value: unknown): Data => (isData(value) ? value : {});

interface Comparison {
  labelOf: (field: FieldLike) => string;
  /** Compares the texts too: those of this language before, with those after, which are of it alone. */
  language?: string;
}

function differences(
  fields: readonly FieldLike[],
  before: Data,
  after: Data,
  comparison: Comparison,
): FieldPath[] {
  const { labelOf, language } = comparison;
  return storedFields(fields).flatMap((field): FieldPath[] => {
    const name = field.name ?? '';
    if ((field.localized && !language) || field.virtual || field.type === 'ui') return [];
    const stored = before[name];
    const was = field.localized && language ? dataOf(stored)[language] : stored;
    const is = after[name];
    const here = labelOf(field);
    const below = (inside: readonly FieldLike[], one: Data, other: Data, ...row: number[]): FieldPath[] =>
      differences(inside, one, other, comparison).map((place) => [here, ...row, ...place]);
    if (hasRows(field)) {
      const [were, are] = [rowsOf(was), rowsOf(is)];
      if (were.map(rowKey).join() !== are.map(rowKey).join()) return [[here]];
      return are.flatMap((row, index) => below(fieldsOfRow(field, row), dataOf(were[index]), row, index + 1));
    }
    if (field.fields) return below(field.fields, dataOf(was), dataOf(is));
    return isSame(field, was, is) ? [] : [[here]];
  });
}

/**
 * Returns the places where two versions of a document differ in what all languages share: prices, links, sections
 * and rows. A list whose rows differ is named as a whole.
 */
export const sharedDifferences = (
  fields: readonly FieldLike[],
  before: Data,
  after: Data,
  labelOf: (field: FieldLike) => string,
): FieldPath[] => differences(fields, before, after, { labelOf });

/** Returns the places where what is saved in one language differs from the draft with all languages, by their names. */
export const draftDifferences = (
  fields: readonly FieldLike[],
  draft: Data,
  saved: Data,
  language: string,
): FieldPath[] => differences(fields, draft, saved, { labelOf: ({ name = '' }) => name, language });
