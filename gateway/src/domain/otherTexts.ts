import { type Data, isData } from './fieldTree';

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

const childOf = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value.find((row) => isData(row) && row.id === key) as unknown;
  return isData(value) ? value[key] : undefined;
};

/** Returns the fields of a document that change with such texts, whole. A text whose row is gone is left out. */
export function withOtherTexts(document: Data, texts: OtherTexts): Data {
  const changed: Data = {};
  for (const [path, text] of Object.entries(texts)) {
    const keys = path.split('.');
    const [first = '', last = ''] = [keys[0], keys.at(-1)];
    if (keys.length === 1) {
      changed[first] = text;
      continue;
    }
    const field = changed[first] ?? structuredClone(document[first]);
    const parent = keys.slice(1, -1).reduce(childOf, field);
    if (!isData(parent) || parent[last] === text) continue;
    parent[last] = text;
    changed[first] = field;
  }
  return changed;
}
