import { parseDecimal } from './decimal';

/**
 * A question of a calculator. Numbers have bounds: amounts in cents, percentages in hundredths, `whole` in ones. Whether the
 * answer to an `open` one is right is not known here. `initial` is the answer before anybody gave one.
 */
export type Field =
  | { kind: 'amount' | 'percent' | 'whole'; from: number; to: number; initial?: string; isOptional?: true }
  | { kind: 'one'; of: readonly string[]; initial?: string }
  | { kind: 'any'; of: readonly string[] }
  | { kind: 'open'; initial: string };

export type Fields = Readonly<Record<string, Field>>;

/** As typed or ticked, by the field's name: what a form shows again. */
export type Entries = Record<string, string[]>;

type ValueOf<F extends Field> = F extends { kind: 'any' }
  ? string[]
  : F extends { kind: 'one' | 'open' }
    ? string
    : F extends { isOptional: true }
      ? number | null
      : number;
type Values<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> };

export interface Answered<F extends Fields> {
  entries: Entries;
  /** The names of the fields whose entries are missing or wrong, in the order of the form. */
  faults: string[];
  /** None while there is a fault. */
  values: Values<F> | null;
}

export type Query = Partial<Record<string, string | string[]>>;

/** No answer of a person is longer. */
const longest = 40;

function entryOf(field: Field, given: string | string[] | undefined): string[] {
  const texts = given === undefined ? [] : [given].flat();
  if (field.kind === 'any') return field.of.filter((one) => texts.includes(one));
  const [text = field.initial ?? ''] = texts;
  return [text.slice(0, longest).trim()];
}

/** Undefined for what is no answer to the question. */
function valueOf(
  field: Field,
  [text = '', ...more]: string[],
): string[] | string | number | null | undefined {
  if (field.kind === 'any') return text ? [text, ...more] : undefined;
  if (field.kind === 'one') return field.of.includes(text) ? text : undefined;
  if (field.kind === 'open') return text;
  if (text === '' && field.isOptional) return null;
  const number = parseDecimal(text, field.kind === 'whole' ? 0 : 2);
  return number !== undefined && number >= field.from && number <= field.to ? number : undefined;
}

/** The answers of a form in the query of its address. */
export function answersOf<F extends Fields>(fields: F, query: Query): Answered<F> {
  const names = Object.keys(fields);
  const entries = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, entryOf(field, query[name])]),
  );
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, entries[name] ?? [])]),
  );
  const faults = names.filter((name) => values[name] === undefined);
  return { entries, faults, values: faults.length === 0 ? (values as Values<F>) : null };
}
