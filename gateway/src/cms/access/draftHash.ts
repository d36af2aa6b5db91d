import { createHash } from 'node:crypto';

import { isData, type Data } from '../../domain/fieldTree';

/** The fields that Payload and we write beside the texts of a version. */
const aside = new Set(['id', 'createdAt', 'updatedAt', '_status', 'savedBy', 'deletedAt', 'globalType']);

/** Whether Payload or we write a field beside the words of a version. */
export const isAside = (name: string): boolean => aside.has(name);

/** Empty values are written differently by forms and databases; the order of names says nothing. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain) : undefined;
  if (!isData(value)) return value === '' || value === null ? undefined : value;
  const entries = Object.entries(value)
    .map(([name, inside]) => [name, plain(inside)] as const)
    .filter(([, inside]) => inside !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Two versions with the same content in all languages have the same hash. */
export const draftHash = (version: Data): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        plain(Object.fromEntries(Object.entries(version).filter(([name]) => !isAside(name)))) ?? {},
      ),
    )
    .digest('hex');
