import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';

import { documentName } from '@/contract/site/contentVersions';

import { labelText } from '../../cms/fields/labelIn';
import type { ContentLanguage } from '../../domain/languages';
import { titleText } from '../../domain/titleOf';
import { hasDrafts } from '../../sync/tracked';
import type { ReleasedLanguages } from './release';

/** A document in a release. */
export interface ReleaseRow {
  id: number;
  release: number;
  /** Collection or global. */
  source: string;
  /** Of a collection's document. */
  document?: number | null;
  languages: ReleasedLanguages;
  /** As it was called when it was added. */
  title: string;
  addedBy: number;
  addedByName: string;
}

/** A document by its collection and id, or a global by its name. */
export interface Place {
  source: string;
  id?: number;
}

export const placeOf = ({ source, document }: Pick<ReleaseRow, 'source' | 'document'>): Place => ({
  source,
  ...(document && { id: document }),
});

export const keyOf = (release: number, place: Place, languages: ReleasedLanguages): string =>
  `${release} ${documentName(place)} ${languages}`;

/** The documents of a release, in the order in which they were added. */
export async function findRows(
  payload: Payload,
  release: number,
  req?: PayloadRequest,
): Promise<ReleaseRow[]> {
  const { docs } = await payload.find({
    collection: 'release-documents',
    where: { release: { equals: release } },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  });
  return docs as ReleaseRow[];
}

const globalOf = (payload: Payload, source: string) =>
  payload.globals.config.find(({ slug }) => slug === source);

/** Whether there can be such a document with drafts. */
export function isPublishable(payload: Payload, { source, id }: Place): boolean {
  const global = globalOf(payload, source);
  if (global) return id === undefined && hasDrafts(global);
  if (id === undefined || !Object.hasOwn(payload.collections, source)) return false;
  return hasDrafts(payload.collections[source as CollectionSlug].config);
}

/** The stored document, also from the trash; undefined where it was deleted. */
export async function findStored(
  payload: Payload,
  { source, id }: Place,
): Promise<Record<string, unknown> | undefined> {
  const row: Record<string, unknown> | null = id
    ? await payload.db.findOne({ collection: source as CollectionSlug, where: { id: { equals: id } } })
    : await payload.findGlobal({ slug: source as GlobalSlug, draft: true, depth: 0 });
  return row ?? undefined;
}

/** The name of a document, such as `Article: Rates`; `known` where it is gone. */
export async function titleOfPlace(
  payload: Payload,
  { source, id }: Place,
  language: ContentLanguage,
  known = '',
): Promise<string> {
  const global = globalOf(payload, source);
  if (global) return labelText(global.label, language) || source;
  const { admin, labels } = payload.collections[source as CollectionSlug].config;
  const found = await payload.findByID({
    collection: source as CollectionSlug,
    id: id ?? 0,
    draft: true,
    trash: true,
    depth: 0,
    locale: language,
    disableErrors: true,
  });
  const title = titleText(found as Record<string, unknown> | null, admin, id ?? '');
  return found ? `${labelText(labels.singular, language)}: ${title}` : known;
}
