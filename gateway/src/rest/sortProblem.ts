import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type FlattenedField,
  type Payload,
} from 'payload';

import type { Bilingual } from '../domain/languages';
import { parameterProblem, type RequestProblem } from './problem';
import { parameterParts } from './queryProblem';

const readable: Bilingual = {
  en: 'fields of the documents themselves that you may read, with commas between them.',
  de: 'Felder der Dokumente selbst, die Sie lesen dürfen, mit Kommas dazwischen.',
};

/** The fields of what is listed at a path of Payload: documents, or their versions. */
function fieldsAt(segments: string[], { collections, globals, config }: Payload): FlattenedField[] {
  const [first = '', second = ''] = segments;
  const isVersions = segments.at(first === 'globals' ? 2 : 1) === 'versions';
  const global = first === 'globals' && globals.config.find(({ slug }) => slug === second);
  if (global) return isVersions ? buildVersionGlobalFields(config, global, true) : global.flattenedFields;
  if (!Object.hasOwn(collections, first)) return [];
  const collection = collections[first as 'media'].config;
  return isVersions ? buildVersionCollectionFields(config, collection, true) : collection.flattenedFields;
}

/** No field of ours: the number of a document, and the hidden place in a list that is put in order by hand. */
const unlisted = new Set(['id', '_order']);

function isSortable(fields: FlattenedField[], [name, ...inside]: string[]): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field || ('hidden' in field && field.hidden)) return false;
  if (inside.length === 0) return true;
  return 'flattenedFields' in field && isSortable(field.flattenedFields, inside);
}

/**
 * Returns a problem if a list is sorted by what no search may name: Payload sorts by hidden fields of related documents,
 * and the order tells what is in them.
 * @param segments of the path, decoded
 */
export function sortProblem(query: string, segments: string[], payload: Payload): RequestProblem | undefined {
  const given = [...new URLSearchParams(query)].filter(([name]) => parameterParts(name)[0] === 'sort');
  const paths = given.flatMap(([, value]) => value.split(',')).filter(Boolean);
  if (paths.length === 0) return undefined;
  const fields = fieldsAt(segments, payload);
  const isAllowed = (path: string) =>
    unlisted.has(path) || isSortable(fields, path.replaceAll('__', '.').split('.'));
  return paths.every((path) => isAllowed(path.replace(/^-/, '')))
    ? undefined
    : parameterProblem('sort', readable);
}
