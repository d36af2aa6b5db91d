import {
  APIError,
  createLocalReq,
  getLocalI18n,
  type CollectionSlug,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
} from 'payload';

import { documentName } from '@/contract/site/contentVersions';

import { publishRefusal } from '../../cms/access/publishRefusal';
import { publishingTogether } from '../../cms/fields/publishedTogether';
import { contentLanguages, type Bilingual, type ContentLanguage } from '../../domain/languages';
import { documentRefusals } from './refusals';
import { findStored, placeOf, titleOfPlace, type Place, type ReleaseRow } from './releaseRows';

type Reasons = Record<ContentLanguage, string[]>;

/** A document that keeps its release from being published, in both languages of the admin. */
export interface ReleaseProblem {
  /** Such as `articles:3`, or `menu`; empty where it is the release itself. */
  document: string;
  title: Bilingual;
  reasons: Reasons;
}

/** The user of the admin who publishes. */
export type Publisher = NonNullable<PayloadRequest['user']>;

const inBoth = ({ en, de }: Bilingual): Reasons => ({ en: [en], de: [de] });

/** A request in which somebody publishes documents together, with an answer in one language of the admin. */
export async function requestOf(
  payload: Payload,
  { user, language, rows }: { user: Publisher; language: ContentLanguage; rows: readonly ReleaseRow[] },
): Promise<PayloadRequest> {
  const i18n = await getLocalI18n({ config: payload.config, language });
  const context = publishingTogether(rows.map(placeOf));
  return createLocalReq({ user, context, req: { i18n } }, payload);
}

/** Payload's own limit where a collection has none. */
const lockSeconds = 300;

/** Whether somebody else has a document open. */
async function isLocked(payload: Payload, { source, id }: Place, user: Publisher): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'payload-locked-documents',
    where:
      id === undefined
        ? { globalSlug: { equals: source } }
        : { and: [{ 'document.relationTo': { equals: source } }, { 'document.value': { equals: id } }] },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
  });
  const [lock] = docs;
  if (!lock) return false;
  const isFresh = Date.now() - Date.parse(lock.updatedAt) <= lockSeconds * 1_000;
  const owner: unknown = lock.user.value;
  return isFresh && Number(owner) !== Number(user.id);
}

/** The sentence of a refusal; undefined for a fault of ours. */
export function sentencesOf(error: unknown): string[] | undefined {
  if (!(error instanceof APIError) || error.status >= 500) return undefined;
  const { errors } = (error.data ?? {}) as { errors?: { label?: unknown; path: string; message: string }[] };
  if (!Array.isArray(errors) || errors.length === 0) return [error.message];
  return errors.map(({ label, path, message }) => `${typeof label === 'string' ? label : path}: ${message}`);
}

async function refusalIn(language: ContentLanguage, row: ReleaseRow, given: Given): Promise<string[]> {
  const req = await requestOf(given.payload, { ...given, language });
  const { source, id } = placeOf(row);
  const document = id
    ? { doc: { relationTo: source as CollectionSlug, value: id } }
    : { global: source as GlobalSlug };
  const alone = row.languages === 'all' ? {} : { language: row.languages };
  try {
    return (await publishRefusal({ ...document, ...alone }, req))?.reasons ?? [];
  } catch (error) {
    const sentences = sentencesOf(error);
    if (!sentences) throw error;
    return sentences;
  }
}

interface Given {
  payload: Payload;
  rows: readonly ReleaseRow[];
  user: Publisher;
  /** Whether it is to be published at once: then nobody else may have a document open. */
  isNow?: boolean;
}

async function reasonsOf(row: ReleaseRow, given: Given): Promise<Reasons | undefined> {
  const { payload, user, isNow } = given;
  const stored = await findStored(payload, placeOf(row));
  if (!stored) return inBoth(documentRefusals.deleted);
  if (stored.deletedAt) return inBoth(documentRefusals.inTrash);
  if (isNow && (await isLocked(payload, placeOf(row), user))) return inBoth(documentRefusals.locked);
  const [en, de] = [await refusalIn('en', row, given), await refusalIn('de', row, given)];
  return en.length > 0 ? { en, de } : undefined;
}

/** Names a document and why it keeps its release back. */
export async function problemOf(
  payload: Payload,
  row: ReleaseRow,
  reasons: Reasons,
): Promise<ReleaseProblem> {
  const [en, de] = await Promise.all(
    contentLanguages.map((language) => titleOfPlace(payload, placeOf(row), language, row.title)),
  );
  return { document: documentName(placeOf(row)), title: { en: en ?? '', de: de ?? '' }, reasons };
}

/** The release itself, where no single document is the reason. */
export const releaseProblem = (reason: Bilingual): ReleaseProblem => ({
  document: '',
  title: { en: 'Release', de: 'Release' },
  reasons: inBoth(reason),
});

/** All documents that could not be published together now, by the rule that guards the publication of one. */
export async function checkRelease(
  given: Given,
  checked: readonly ReleaseRow[] = given.rows,
): Promise<ReleaseProblem[]> {
  const problems: ReleaseProblem[] = [];
  for (const row of checked) {
    const reasons = await reasonsOf(row, given);
    if (reasons) problems.push(await problemOf(given.payload, row, reasons));
  }
  return problems;
}
