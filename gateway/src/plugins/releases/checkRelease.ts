import { APIError, createLocalReq, getLocalI18n, type Payload, type PayloadRequest } from 'payload';

import { documentName } from '@/contract/site/contentVersions';

import { editorOf } from '../../cms/access/documentLock';
import { keptAt } from '../../cms/access/documents';
import { publishRefusal } from '../../cms/access/publishRefusal';
import { publishingTogether } from '../../cms/fields/publishedTogether';
import { contentLanguages, type Bilingual, type ContentLanguage } from '../../domain/languages';
import { rowOf } from '../../sync/changes';
import { documentRefusals } from './refusals';
import type { ReleaseState } from './release';
import { placeOf, titleOfRow, type ReleaseRow } from './releaseRows';

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

export const inBoth = ({ en, de }: Bilingual): Reasons => ({ en: [en], de: [de] });

/** A request in which somebody publishes documents together, with an answer in one language of the admin. */
export async function requestOf(
  payload: Payload,
  { user, language, rows }: { user: Publisher; language: ContentLanguage; rows: readonly ReleaseRow[] },
): Promise<PayloadRequest> {
  const i18n = await getLocalI18n({ config: payload.config, language });
  const context = publishingTogether(rows.map(placeOf));
  return createLocalReq({ user, context, req: { i18n } }, payload);
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
  const alone = row.languages === 'all' ? undefined : row.languages;
  try {
    return (await publishRefusal(keptAt(placeOf(row)), req, alone))?.reasons ?? [];
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
  const place = placeOf(row);
  const stored = await rowOf({ payload }, place);
  if (place.id && !stored) return inBoth(documentRefusals.deleted);
  if (stored?.deletedAt) return inBoth(documentRefusals.inTrash);
  const editor = isNow && (await editorOf(keptAt(place), { payload }));
  if (editor && editor !== Number(user.id)) return inBoth(documentRefusals.locked);
  const [en, de] = [await refusalIn('en', row, given), await refusalIn('de', row, given)];
  return en.length > 0 ? { en, de } : undefined;
}

/** Names a document and why it keeps its release back. */
export async function problemOf(
  payload: Payload,
  row: ReleaseRow,
  reasons: Reasons,
): Promise<ReleaseProblem> {
  const [en, de] = await Promise.all(contentLanguages.map((language) => titleOfRow(payload, row, language)));
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

/** Payload keeps to itself that a transaction could not be committed: what it was to write is read. */
export async function confirmState(payload: Payload, release: number, expected: ReleaseState): Promise<void> {
  const { state } = await payload.findByID({ collection: 'releases', id: release, depth: 0 });
  if (state !== expected) throw new Error('The release could not be written.');
}

/** Ends a transaction because of one of its documents. */
export class Refused extends Error {
  constructor(
    readonly row: ReleaseRow,
    readonly reason: unknown,
  ) {
    super('A document was refused.');
  }
}

/** The document that ended a transaction, with the reason; any other error is thrown on. */
export async function problemsOf(payload: Payload, error: unknown): Promise<ReleaseProblem[]> {
  if (!(error instanceof Refused)) throw error;
  const said = sentencesOf(error.reason);
  if (!said) payload.logger.error({ err: error.reason, msg: 'A document of a release could not be saved.' });
  const { en, de } = documentRefusals.unexpected;
  return [await problemOf(payload, error.row, said ? { en: said, de: said } : { en: [en], de: [de] })];
}
