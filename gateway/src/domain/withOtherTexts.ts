import { isDeepStrictEqual } from 'node:util';

import { type Data, isData } from './fieldTree';
import type { OtherTexts } from './otherTexts';

const childOf = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value.find((row) => isData(row) && row.id === key) as unknown;
  return isData(value) ? value[key] : undefined;
};

/** Returns the fields of a document that change with such texts, whole. A text that it has, or whose row is gone, is left out. */
export function withOtherTexts(document: Data, texts: OtherTexts): Data {
  const changed: Data = {};
  for (const [path, text] of Object.entries(texts)) {
    const keys = path.split('.');
    const [first = '', last = ''] = [keys[0], keys.at(-1)];
    if (keys.length === 1) {
      if (!isDeepStrictEqual(document[first], text)) changed[first] = text;
      continue;
    }
    const field = changed[first] ?? structuredClone(document[first]);
    const parent = keys.slice(1, -1).reduce(childOf, field);
    if (!isData(parent) || isDeepStrictEqual(parent[last], text)) continue;
    parent[last] = text;
    changed[first] = field;
  }
  return changed;
}
