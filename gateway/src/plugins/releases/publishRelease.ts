import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';

import { keptAt, updateKept } from '../../cms/access/documents';
import { nameOf } from '../../cms/access/roles';
import type { ContentLanguage } from '../../domain/languages';
import { inTransaction } from '../../platform/db/inTransaction';
import {
  checkRelease,
  confirmState,
  problemsOf,
  Refused,
  releaseProblem,
  requestOf,
  type Publisher,
  type ReleaseProblem,
} from './checkRelease';
import { noteBefore, noteLeft } from './noteStates';
import { releaseRefusals } from './refusals';
import { findRows, placeOf, type ReleaseRow } from './releaseRows';

interface Publishing {
  release: number;
  user: Publisher;
  now: Date;
  /** Which state the release must still have. */
  where: Where;
  /** Language of what Payload says where a document is refused in the end. */
  language: ContentLanguage;
}

/** `taken`: the release is no more in that state, for somebody else was first. */
type Outcome = { kind: 'published' } | { kind: 'taken' } | { kind: 'refused'; problems: ReleaseProblem[] };

class Taken extends Error {}

/** As the button of its form and a schedule do, in the name of the person, and not over somebody else's open form. */
export async function publishRow(row: ReleaseRow, req: PayloadRequest): Promise<void> {
  const { payload, user, i18n, context, transactionID } = req;
  const { languages } = row;
  await updateKept(keptAt(placeOf(row)), {
    data: { _status: 'published' },
    locale: languages === 'all' ? 'en' : languages,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    // Payload changes the request: each document has one of its own.
    req: await createLocalReq({ user: user ?? undefined, context, req: { i18n, transactionID } }, payload),
    ...(languages !== 'all' && { publishSpecificLocale: languages }),
  });
}

/** All in one transaction; the release is marked first, so that two who publish it wait for each other. */
async function publishAll(payload: Payload, publishing: Publishing): Promise<void> {
  const { release, user, now, where, language } = publishing;
  await inTransaction(payload, async (transactionID) => {
    const rows = await findRows(payload, release);
    const req = await requestOf(payload, { user, language, rows });
    req.transactionID = transactionID;
    const claimed: unknown = await payload.db.updateOne({
      collection: 'releases',
      where: { and: [{ id: { equals: release } }, where] },
      data: { state: 'published', publishedAt: now.toISOString(), publishedBy: nameOf(req) },
      options: { atomic: true },
      req: { transactionID },
    });
    if (!claimed) throw new Taken();
    for (const row of rows)
      try {
        await noteBefore(row, req);
        await publishRow(row, req);
      } catch (error) {
        throw new Refused(row, error);
      }
    for (const row of rows) await noteLeft(row, req);
  });
  await confirmState(payload, release, 'published');
}

/**
 * Publishes all documents of a release at one moment, or none of them. The site is told of them afterwards, as of single
 * ones.
 */
export async function publishRelease(payload: Payload, publishing: Publishing): Promise<Outcome> {
  const { release, user } = publishing;
  const rows = await findRows(payload, release);
  if (rows.length === 0) return { kind: 'refused', problems: [releaseProblem(releaseRefusals.empty)] };
  const problems = await checkRelease({ payload, rows, user, isNow: true });
  if (problems.length > 0) return { kind: 'refused', problems };
  try {
    await publishAll(payload, publishing);
  } catch (error) {
    if (error instanceof Taken) return { kind: 'taken' };
    return { kind: 'refused', problems: await problemsOf(payload, error) };
  }
  return { kind: 'published' };
}
