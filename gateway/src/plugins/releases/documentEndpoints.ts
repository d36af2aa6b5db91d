import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import { documentName } from '@/contract/site/contentVersions';

import { calledWhole, documentCalled, isPublishable, type Place } from '../../cms/access/documents';
import { isEditorUser, languageOfTranslator, nameOf } from '../../cms/access/roles';
import { bodyOf, documentQuery, forStaff, jsonResponse, refuse } from '../../cms/admin/ui/staffEndpoint';
import type { Bilingual } from '../../domain/languages';
import type { Release } from '../../payload-types';
import { isPayloadError } from '../../platform/db/isPayloadError';
import { rowOf } from '../../sync/changes';
import { checkRelease } from './checkRelease';
import { releaseRefusals } from './refusals';
import { overlaps, releasedLanguages, type ReleasedLanguages, type ReleaseState } from './release';
import { ofRelease, refuseProblems } from './releaseEndpoint';
import { findRows, keyOf, placeOf, withoutBefore, type ReleaseRow } from './releaseRows';
import { mayRemove, respond } from './showRelease';

/** So many documents are checked and published within the time of one request. */
const mostDocuments = 50;

/** A release as the sidebar of a document offers it. */
export interface OfferedRelease {
  id: number;
  title: string;
  state: ReleaseState;
  /** How the document asked for stands in it. */
  rows: { id: number; languages: ReleasedLanguages; mayRemove: boolean }[];
}

const addedBody = documentQuery.extend({ languages: z.enum(releasedLanguages) });

/** Why somebody may not add a document in these languages; undefined where they may. */
async function addingProblem(
  release: Release,
  { languages, ...added }: z.infer<typeof addedBody>,
  req: PayloadRequest,
): Promise<[Bilingual, number] | undefined> {
  const own = languageOfTranslator(req.user);
  if (!isEditorUser(req.user) && (!own || own !== languages)) return [releaseRefusals.ownLanguage, 403];
  if (release.state === 'published') return [releaseRefusals.published, 409];
  if (!isPublishable(req.payload, added)) return [releaseRefusals.notPublishable, 400];
  const stored = await rowOf(req, added);
  if (added.id && (!stored || stored.deletedAt)) return [releaseRefusals.unknownDocument, 404];
  const rows = await findRows(req.payload, release.id);
  if (rows.length >= mostDocuments) return [releaseRefusals.full, 400];
  const others = rows.filter((row) => documentName(placeOf(row)) === documentName(added));
  if (others.some((row) => overlaps(row.languages, languages))) return [releaseRefusals.twice, 409];
  return undefined;
}

async function createRow(release: Release, added: Place, languages: ReleasedLanguages, req: PayloadRequest) {
  const title = calledWhole(await documentCalled(req.payload, added, 'en'));
  return (await req.payload.create({
    collection: 'release-documents',
    data: {
      release: release.id,
      source: added.source,
      document: added.id ?? null,
      languages,
      key: keyOf(release.id, added, languages),
      title: title.slice(0, 200),
      addedBy: Number(req.user?.id),
      addedByName: nameOf(req) ?? '–',
    },
    depth: 0,
  })) as ReleaseRow;
}

const removeRow = (id: number, req: PayloadRequest) =>
  req.payload.delete({ collection: 'release-documents', id, depth: 0 });

const add = ofRelease(async (release, req) => {
  const given = addedBody.safeParse(await bodyOf(req));
  if (!given.success) return refuse(releaseRefusals.body, 400, req);
  const { languages, ...added } = given.data;
  const problem = await addingProblem(release, given.data, req);
  if (problem) return refuse(...problem, req);
  let row: ReleaseRow;
  try {
    row = await createRow(release, added, languages, req);
  } catch (error) {
    if (isPayloadError(error, 'ValidationError')) return refuse(releaseRefusals.twice, 409, req);
    throw error;
  }
  const { payload, user } = req;
  const { state } = await payload.findByID({ collection: 'releases', id: release.id, depth: 0 });
  // Published meanwhile, without this document.
  if (state === 'published') {
    await removeRow(row.id, req);
    return refuse(releaseRefusals.published, 409, req);
  }
  if (state === 'scheduled') {
    const rows = await findRows(payload, release.id);
    const problems = await checkRelease({ payload, rows, user }, [row]);
    if (problems.length > 0) {
      await removeRow(row.id, req);
      return refuseProblems(problems, releaseRefusals.notReady, req);
    }
  }
  return respond(release, req);
});

const remove = ofRelease(async (release, req) => {
  const rows = await findRows(req.payload, release.id);
  const row = rows.find(({ id }) => id === Number(req.routeParams?.row));
  if (!row) return refuse(releaseRefusals.unknownDocument, 404, req);
  if (!mayRemove(row, req)) return refuse(releaseRefusals.ownLanguage, 403, req);
  if (release.state === 'published') return refuse(releaseRefusals.published, 409, req);
  await removeRow(row.id, req);
  return respond(release, req);
});

const ofDocument: Endpoint['handler'] = forStaff(async (req) => {
  const asked = documentQuery.safeParse(Object.fromEntries(req.searchParams));
  if (!asked.success) return refuse(releaseRefusals.body, 400, req);
  const { source, id } = asked.data;
  const { payload } = req;
  const { docs: rows } = await payload.find({
    collection: 'release-documents',
    where: { source: { equals: source }, document: id ? { equals: id } : { exists: false } },
    sort: 'id',
    depth: 0,
    pagination: false,
    select: withoutBefore,
  });
  const { docs } = await payload.find({
    collection: 'releases',
    where: { state: { not_equals: 'published' } },
    sort: '-updatedAt',
    depth: 0,
    limit: 100,
  });
  const releases = docs.map(({ id: release, title, state }): OfferedRelease => ({
    ...{ id: release, title, state: state ?? 'open' },
    rows: (rows as ReleaseRow[])
      .filter((row) => row.release === release)
      .map((row) => ({ id: row.id, languages: row.languages, mayRemove: mayRemove(row, req) })),
  }));
  return jsonResponse({ releases });
});

/** The documents of a release, below `/releases`. */
export const documentEndpoints: Endpoint[] = [
  { method: 'get', path: '/of-document', handler: ofDocument },
  { method: 'get', path: '/:id/documents', handler: ofRelease(respond) },
  { method: 'post', path: '/:id/documents', handler: add },
  { method: 'delete', path: '/:id/documents/:row', handler: remove },
];
