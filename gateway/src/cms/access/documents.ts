import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';

import { adminPath } from '../../domain/adminPath';
import type { Data } from '../../domain/fieldTree';
import type { ContentLanguage } from '../../domain/languages';
import { titleText } from '../../domain/titleOf';
import { hasDrafts } from '../../sync/tracked';
import { labelText } from '../fields/labelIn';
import type { Kept } from './storedVersions';

/** A document of a collection by its id, or a global by its name. */
export interface Place {
  source: string;
  id?: number;
}

export const keptAt = ({ source: slug, id }: Place): Kept =>
  id === undefined ? { kind: 'global', slug } : { kind: 'collection', slug, id };

const globalOf = ({ globals }: Payload, source: string) => globals.config.find(({ slug }) => slug === source);

/** Whether there can be such a document with drafts. */
export function isPublishable(payload: Payload, { source, id }: Place): boolean {
  const found = Object.hasOwn(payload.collections, source)
    ? id !== undefined && payload.collections[source as CollectionSlug].config
    : id === undefined && globalOf(payload, source);
  return Boolean(found) && hasDrafts(found as { slug: string });
}

/**
 * The states of those documents that are neither deleted nor in the trash, by their paths in the admin: one question for
 * each collection, and no text is read.
 */
export async function findStates(payload: Payload, places: readonly Place[]): Promise<Map<string, unknown>> {
  const states = new Map<string, unknown>();
  const inCollections = places.filter(({ id }) => id !== undefined);
  for (const source of new Set(inCollections.map((place) => place.source))) {
    const ones = inCollections.filter((place) => place.source === source);
    const { docs } = await payload.find({
      ...{ collection: source as 'articles', draft: true, depth: 0, pagination: false },
      where: { id: { in: ones.map(({ id }) => id) } },
      select: { _status: true },
    });
    for (const { id, _status } of docs) states.set(adminPath({ source, id }), _status);
  }
  return states;
}

type Options = Omit<Parameters<Payload['findGlobal']>[0], 'slug'>;

/** Reads a document or global by Payload's Local API. */
export const readKept = async ({ kind, slug, id }: Kept, options: Options, payload: Payload): Promise<Data> =>
  (kind === 'collection'
    ? await payload.findByID({ collection: slug as CollectionSlug, id: id ?? 0, ...options })
    : await payload.findGlobal({ slug: slug as GlobalSlug, ...options })) as object as Data;

/** Saves a document or global by Payload's Local API, as the options say. */
export const updateKept = async (
  { kind, slug, id }: Kept,
  options: { data: object; req: PayloadRequest } & Record<string, unknown>,
): Promise<object> =>
  kind === 'collection' && id
    ? options.req.payload.update({ collection: slug, id, ...options } as never)
    : options.req.payload.updateGlobal({ slug, ...options } as never);

/** How the admin calls a document: its kind, which a global has none of, and its title. */
export interface Called {
  kind: string;
  title: string;
}

/** Such as `Article: Rates`. */
export const calledWhole = ({ kind, title }: Called): string => (kind ? `${kind}: ${title}` : title);

/** How the admin calls a row of a collection that has been read. */
export function rowCalled(payload: Payload, source: string, row: object, language: ContentLanguage): Called {
  const { admin, labels } = payload.collections[source as CollectionSlug].config;
  const data = row as Data & { id: number };
  return { kind: labelText(labels.singular, language), title: titleText(data, admin, data.id) };
}

/** How the admin calls a document, with its newest title in a language; its id where it is gone. */
export async function documentCalled(
  payload: Payload,
  { source, id }: Place,
  language: ContentLanguage,
  locale = language,
): Promise<Called & { isGone?: boolean }> {
  if (id === undefined)
    return { kind: '', title: labelText(globalOf(payload, source)?.label, language) || source };
  const { admin } = payload.collections[source as CollectionSlug].config;
  const found = await payload.findByID({
    collection: source as CollectionSlug,
    id,
    locale,
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    select: { [admin.useAsTitle ?? 'id']: true } as never,
  });
  return { ...rowCalled(payload, source, found ?? { id }, language), isGone: !found };
}

/** The same as a link of the admin. */
export const documentLink = async (payload: Payload, place: Place, language: ContentLanguage) => ({
  title: calledWhole(await documentCalled(payload, place, language)),
  path: adminPath(place),
});
