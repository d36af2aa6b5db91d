import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

import { documentName } from '@/contract/site/contentVersions';

import { isPublishable, keptAt, type Place } from '../../cms/access/documents';
import { newestVersion } from '../../cms/access/storedVersions';
import { labelText } from '../../cms/fields/labelIn';
import { leavesOf, type Data, type FieldLike } from '../../domain/fieldTree';
import type { Bilingual, ContentLanguage } from '../../domain/languages';
import type { Colleague } from './threads';

const ofDocument = (place: Place) => ({ document: { equals: documentName(place) } });

/**
 * The newest version of a document with drafts, and its comments, oldest first; undefined where there is none. A global
 * that was never saved has a form too. Whoever works in the admin reads all drafts.
 */
export async function findCommented(place: Place, req: PayloadRequest) {
  if (!isPublishable(req.payload, place)) return undefined;
  const data = (await newestVersion(keptAt(place), req)) ?? {};
  if (place.id !== undefined && Object.keys(data).length === 0) return undefined;
  const { docs: comments } = await req.payload.find({
    ...{ collection: 'field-comments', where: ofDocument(place), sort: 'id', depth: 0, pagination: false },
  });
  return { data, comments };
}

/** The people who work in the admin, by name. */
export async function findStaff(payload: Payload): Promise<Colleague[]> {
  const select = { name: true, email: true } as const;
  return (await payload.find({ collection: 'users', select, sort: 'name', depth: 0, pagination: false }))
    .docs;
}

/** The place of the field with a key in the form of a document, in both languages of the admin; undefined where it has none. */
export function placeOfField(
  key: string,
  { source, id }: Place,
  data: Data,
  { collections, globals }: Payload,
): Bilingual | undefined {
  const content =
    id === undefined
      ? globals.config.find(({ slug }) => slug === source)
      : collections[source as CollectionSlug].config;
  const placeIn = (language: ContentLanguage) =>
    leavesOf((content?.fields ?? []) as FieldLike[], data, {
      labelOf: ({ label, name = '' }) => labelText(label, language) || name,
    }).find((leaf) => leaf.key === key)?.place;
  const [en, de] = [placeIn('en'), placeIn('de')];
  return en && de && { en: en.join(' › '), de: de.join(' › ') };
}

/** Deletes what was said about a document that is deleted itself. */
export const deleteComments = (place: Place, req: PayloadRequest) =>
  req.payload.delete({ collection: 'field-comments', where: ofDocument(place), depth: 0, req });
