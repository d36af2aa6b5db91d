import { createLocalReq, type CollectionSlug, type Payload, type PayloadRequest } from 'payload';

import { keptAt, updateKept } from '../../cms/access/documents';
import { isAside } from '../../cms/access/draftHash';
import { newestVersion } from '../../cms/access/storedVersions';
import type { Data, FieldLike } from '../../domain/fieldTree';
import { inLanguage } from '../../domain/inLanguage';
import type { Bilingual, ContentLanguage } from '../../domain/languages';
import { inTransaction } from '../../platform/db/inTransaction';
import { rowOf } from '../../sync/changes';
import {
  confirmState,
  inBoth,
  problemOf,
  problemsOf,
  Refused,
  requestOf,
  type Publisher,
  type ReleaseProblem,
} from './checkRelease';
import { stateHash } from './noteStates';
import { publishRow } from './publishRelease';
import { documentRefusals } from './refusals';
import { languagesOf } from './release';
import { findRows, placeOf, type ReleaseRow } from './releaseRows';

function fieldsOf({ source, document }: ReleaseRow, { collections, globals }: Payload): FieldLike[] {
  const content = document
    ? collections[source as CollectionSlug].config
    : globals.config.find(({ slug }) => slug === source);
  return (content?.fields ?? []).filter((field) => !('name' in field) || !isAside(field.name));
}

/** Publishes again the text from before the release, whose own text becomes the draft, as it was. */
async function putBack(row: ReleaseRow, req: PayloadRequest): Promise<void> {
  const { payload, user, i18n, context, transactionID } = req;
  const kept = keptAt(placeOf(row));
  const save = async (data: object, locale: ContentLanguage, draft: boolean) =>
    updateKept(kept, {
      ...{ data, locale, draft, fallbackLocale: false, depth: 0, overrideAccess: false, overrideLock: false },
      req: await createLocalReq({ user: user ?? undefined, context, req: { i18n, transactionID } }, payload),
    });
  const { before } = await payload.findByID({ collection: 'release-documents', id: row.id, depth: 0 });
  if (!before) return void (await save({ _status: 'draft' }, 'en', false));
  const fields = fieldsOf(row, payload);
  const released = (await newestVersion(kept, req)) ?? {};
  const saveDrafts = async (version: Data) => {
    for (const language of languagesOf(row.languages))
      await save({ ...inLanguage(fields, version, language), _status: 'draft' }, language, true);
  };
  await saveDrafts(before as Data);
  await publishRow(row, req);
  await saveDrafts(released);
}

interface Undoing {
  release: number;
  user: Publisher;
  language: ContentLanguage;
}

/** `left`: documents that stay as they are, because somebody has changed them since. */
type Outcome =
  | { kind: 'undone'; left: ReleaseProblem[] }
  | { kind: 'taken' }
  | { kind: 'refused'; problems: ReleaseProblem[] };

/** Nothing is written. */
class Ended extends Error {
  constructor(readonly outcome: Outcome) {
    super('The release is not undone.');
  }
}

/** Why a document stays as it is; undefined where it is as the release left it. */
async function leftFor(row: ReleaseRow, req: PayloadRequest): Promise<Bilingual | undefined> {
  const place = placeOf(row);
  const stored = await rowOf(req, place);
  if (place.id && !stored) return documentRefusals.deleted;
  if (stored?.deletedAt) return documentRefusals.inTrash;
  return row.leftHash && row.leftHash === (await stateHash(row, req))
    ? undefined
    : documentRefusals.changedSince;
}

/** All in one transaction; the release is marked first, so that two who undo it wait for each other. */
async function undoAll(payload: Payload, undoing: Undoing): Promise<ReleaseProblem[]> {
  const { release, user, language } = undoing;
  const left = await inTransaction(payload, async (transactionID) => {
    const claimed: unknown = await payload.db.updateOne({
      collection: 'releases',
      where: { and: [{ id: { equals: release } }, { state: { equals: 'published' } }] },
      data: { state: 'open', publishedAt: null, publishedBy: null, moment: null },
      options: { atomic: true },
      req: { transactionID },
    });
    if (!claimed) throw new Ended({ kind: 'taken' });
    const rows = (await findRows(payload, release)).toReversed();
    const req = await requestOf(payload, { user, language, rows });
    req.transactionID = transactionID;
    const unchanged: ReleaseRow[] = [];
    const problems: ReleaseProblem[] = [];
    for (const row of rows) {
      const reason = await leftFor(row, req);
      if (reason) problems.push(await problemOf(payload, row, inBoth(reason)));
      else unchanged.push(row);
    }
    if (unchanged.length === 0) throw new Ended({ kind: 'refused', problems });
    for (const row of unchanged)
      await putBack(row, req).catch((error: unknown) => {
        throw new Refused(row, error);
      });
    return problems;
  });
  await confirmState(payload, release, 'open');
  return left;
}

/**
 * Puts back what was on the site before a release was published: of all documents that are as the release left them, or of
 * none. The release is open again.
 */
export async function undoRelease(payload: Payload, undoing: Undoing): Promise<Outcome> {
  try {
    return { kind: 'undone', left: await undoAll(payload, undoing) };
  } catch (error) {
    if (error instanceof Ended) return error.outcome;
    return { kind: 'refused', problems: await problemsOf(payload, error) };
  }
}
