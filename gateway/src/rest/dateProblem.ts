import { type FlattenedField, getFieldByPath, type Payload } from 'payload';

import type { Bilingual } from '../domain/languages';
import { parameterProblem, type RequestProblem } from './problem';
import { operatorsOfOne, parameterParts } from './queryProblem';

const readable: Bilingual = {
  en: 'compare a date with one such as 2026-11-25 or 2026-11-25T09:00:00Z.',
  de: 'vergleichen Sie ein Datum mit einem wie 2026-11-25 oder 2026-11-25T09:00:00Z.',
};

/** The fields of the documents at a path of Payload, also where it leads to their versions. */
function fieldsAt([first = '', second = '']: string[], { collections, globals }: Payload): FlattenedField[] {
  if (first === 'globals') return globals.config.find(({ slug }) => slug === second)?.flattenedFields ?? [];
  return Object.hasOwn(collections, first) ? collections[first as 'media'].config.flattenedFields : [];
}

/** As Payload reads it: these two compare with nothing. */
const isReadable = (value: string) => ['', 'null'].includes(value) || !Number.isNaN(Date.parse(value));

/**
 * Returns a problem if a search compares a date with a text that is none. Payload would search for nothing then, which
 * SQLite refuses and PostgreSQL finds nowhere.
 * @param segments of the path, decoded
 */
export function dateProblem(query: string, segments: string[], payload: Payload): RequestProblem | undefined {
  const fields = fieldsAt(segments, payload);
  const isDate = (path: string) =>
    getFieldByPath({ config: payload.config, fields, includeRelationships: true, path })?.field.type ===
    'date';
  for (const [written, value] of new URLSearchParams(query)) {
    const [name, ...path] = parameterParts(written);
    const [field = '', operator = ''] = path.slice(-2);
    if (name !== 'where' || operator === 'exists' || !operatorsOfOne.test(operator)) continue;
    if (!isReadable(value) && isDate(field.replace(/^version\./, '')))
      return parameterProblem('where', readable);
  }
  return undefined;
}
