import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import { documentName } from '@/contract/site/contentVersions';

import {
  adminLanguage,
  contentLanguages,
  type Bilingual,
  type ContentLanguage,
} from '../../domain/languages';
import { overlaps, releasedLanguages, type ReleasedLanguages, type ReleaseState } from '../../domain/release';
import type { Release } from '../../payload-types';
import { isPayloadError } from '../../platform/db/isPayloadError';
import { isEditorUser, languageOfTranslator } from '../access/roles';
import { adminPath } from '../admin/links/adminPath';
import { previewUrl } from '../admin/site/previewUrl';
import { answer, forStaff } from '../admin/staffEndpoint';
import { translate } from '../fields/translate';
import { nameOf } from '../plugins/savedBy';
import { checkRelease, type Publisher, type ReleaseProblem } from './checkRelease';
import { releaseRefusals } from './messages';
import { publishRelease } from './publishRelease';
import {
  findRows,
  findStored,
  isPublishable,
  keyOf,
  placeOf,
  titleOfPlace,
  type Place,
  type ReleaseRow,
} from './releaseRows';

/** So many documents are checked and published within the time of one request. */
const mostDocuments = 50;

/** What a page of the admin shows of a document in a release. */
export interface ReleasedDocument {
  id: number;
  title: string;
  path: string;
  languages: ReleasedLanguages;
  addedByName: string;
  mayRemove: boolean;
  /** Why it could not be published now; empty where it could. */
  reasons: string[];
}

/** What a page of the admin shows of a release. */
export interface ShownRelease {
  state: ReleaseState;
  /** Of a release that is scheduled or has failed; `at` is ISO 8601. */
  scheduled: { at: string; timezone: string; by: string } | null;
  published: { at: string; by: string } | null;
  mayPublish: boolean;
  documents: ReleasedDocument[];
  /** Why nothing was published at its moment. */
  problems: { title: string; reasons: string[] }[];
}

/** A release as the sidebar of a document offers it. */
export interface OfferedRelease {
  id: number;
  title: string;
  state: ReleaseState;
  moment: string | null;
  /** How the document asked for stands in it. */
  rows: { id: number; languages: ReleasedLanguages; mayRemove: boolean }[];
}

const languageOf = (req: PayloadRequest): ContentLanguage => adminLanguage(req.i18n.language);

const refuse = (text: Bilingual, status: number, req: PayloadRequest, more: object = {}) =>
  answer({ errors: [{ message: translate(text, req) }], ...more }, status);

const inLanguage = ({ title, reasons }: ReleaseProblem, language: ContentLanguage) => ({
  title: title[language],
  reasons: reasons[language],
});

/** All refusals, each by the name of its document, as one sentence and as a list. */
function refuseProblems(problems: ReleaseProblem[], text: Bilingual, req: PayloadRequest) {
  const named = problems.map((problem) => inLanguage(problem, languageOf(req)));
  const lines = named.map(({ title, reasons }) => `${title}: ${reasons.join(' ')}`);
  const message = [translate(text, req), ...lines].join('\n');
  return answer({ errors: [{ message }], problems: named }, 400);
}

type Handler = (release: Release, req: PayloadRequest & { user: Publisher }) => Promise<Response>;

/** Answers with the release of the path; 404 where there is none. */
const ofRelease = (handler: Handler): Endpoint['handler'] =>
  forStaff(async (req) => {
    const release = await req.payload.findByID({
      collection: 'releases',
      id: Number(req.routeParams?.id),
      depth: 0,
      disableErrors: true,
    });
    return release
      ? handler(release, req as PayloadRequest & { user: Publisher })
      : refuse(releaseRefusals.unknown, 404, req);
  });

/** The same for those who publish, and for releases that can still be. */
const forEditors = (handler: Handler): Endpoint['handler'] =>
  ofRelease(async (release, req) => {
    if (!isEditorUser(req.user)) return refuse(releaseRefusals.forEditors, 403, req);
    if (release.state === 'published') return refuse(releaseRefusals.published, 409, req);
    return handler(release, req);
  });

const bodyOf = async (req: PayloadRequest): Promise<unknown> =>
  req.json?.().catch(() => undefined) as Promise<unknown>;

const mayRemove = ({ languages }: Pick<ReleaseRow, 'languages'>, req: PayloadRequest): boolean =>
  isEditorUser(req.user) || languages === languageOfTranslator(req.user);

async function shownDocument(
  row: ReleaseRow,
  problems: ReleaseProblem[],
  { req, isOver }: { req: PayloadRequest; isOver: boolean },
): Promise<ReleasedDocument> {
  const place = placeOf(row);
  const found = problems.find(({ document }) => document === documentName(place));
  const language = languageOf(req);
  return {
    id: row.id,
    title: await titleOfPlace(req.payload, place, language, row.title),
    path: adminPath(place),
    languages: row.languages,
    addedByName: row.addedByName,
    mayRemove: !isOver && mayRemove(row, req),
    reasons: found?.reasons[language] ?? [],
  };
}

async function respond({ id }: Release, req: PayloadRequest & { user: Publisher }): Promise<Response> {
  const { payload, user } = req;
  const release = await payload.findByID({ collection: 'releases', id, depth: 0 });
  const { state, moment, publishedAt, problems } = release;
  const rows = await findRows(payload, id);
  const isOver = state === 'published';
  const found = isOver ? [] : await checkRelease({ payload, rows, user });
  const shown: ShownRelease = {
    state: state ?? 'open',
    scheduled:
      moment && !isOver
        ? { at: moment, timezone: release.timezone ?? 'Europe/Berlin', by: release.scheduledByName ?? '–' }
        : null,
    published: publishedAt ? { at: publishedAt, by: release.publishedBy ?? '–' } : null,
    mayPublish: isEditorUser(user) && !isOver,
    documents: await Promise.all(rows.map((row) => shownDocument(row, found, { req, isOver }))),
    problems:
      state === 'failed'
        ? ((problems ?? []) as unknown as ReleaseProblem[]).map((one) => inLanguage(one, languageOf(req)))
        : [],
  };
  return answer(shown);
}

const place = {
  source: z.string().regex(/^[a-z-]{1,40}$/),
  id: z.coerce.number().int().positive().optional(),
};
const addedBody = z.object({ ...place, languages: z.enum(releasedLanguages) });

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
  const stored = await findStored(req.payload, added);
  if (!stored || stored.deletedAt) return [releaseRefusals.unknownDocument, 404];
  const rows = await findRows(req.payload, release.id);
  if (rows.length >= mostDocuments) return [releaseRefusals.full, 400];
  const others = rows.filter((row) => documentName(placeOf(row)) === documentName(added));
  if (others.some((row) => overlaps(row.languages, languages))) return [releaseRefusals.twice, 409];
  return undefined;
}

async function createRow(release: Release, added: Place, languages: ReleasedLanguages, req: PayloadRequest) {
  const title = await titleOfPlace(req.payload, added, 'en');
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

const isTimeZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};
const scheduledBody = z.object({
  moment: z.iso.datetime({ offset: true }),
  timezone: z.string().max(60).refine(isTimeZone),
});

const schedule = forEditors(async (release, req) => {
  const given = scheduledBody.safeParse(await bodyOf(req));
  if (!given.success) return refuse(releaseRefusals.body, 400, req);
  const { moment, timezone } = given.data;
  if (new Date(moment).getTime() <= Date.now()) return refuse(releaseRefusals.over, 400, req);
  const { payload, user } = req;
  const rows = await findRows(payload, release.id);
  if (rows.length === 0) return refuse(releaseRefusals.empty, 400, req);
  const problems = await checkRelease({ payload, rows, user });
  if (problems.length > 0) return refuseProblems(problems, releaseRefusals.refused, req);
  const data = {
    state: 'scheduled' as const,
    moment: new Date(moment).toISOString(),
    timezone,
    scheduledBy: Number(user.id),
    scheduledByName: nameOf(req),
    problems: null,
  };
  await payload.update({ collection: 'releases', id: release.id, data, depth: 0 });
  return respond(release, req);
});

const unschedule = forEditors(async (release, req) => {
  if (release.state === 'open') return refuse(releaseRefusals.notScheduled, 409, req);
  const data = {
    state: 'open' as const,
    moment: null,
    timezone: null,
    scheduledBy: null,
    scheduledByName: null,
    problems: null,
  };
  await req.payload.update({ collection: 'releases', id: release.id, data, depth: 0 });
  return respond(release, req);
});

const publish = forEditors(async (release, req) => {
  const outcome = await publishRelease(req.payload, {
    release: release.id,
    user: req.user,
    now: new Date(),
    where: { state: { not_equals: 'published' } },
    language: languageOf(req),
  });
  if (outcome.kind === 'taken') return refuse(releaseRefusals.published, 409, req);
  if (outcome.kind === 'refused') return refuseProblems(outcome.problems, releaseRefusals.refused, req);
  return respond(release, req);
});

const previewQuery = z.object({
  locale: z.enum(contentLanguages),
  row: z.coerce.number().int().positive().optional(),
});

/** A link that shows all documents of a release as drafts; it opens the page of one of them. */
const preview = ofRelease(async ({ id, title, moment, state }, req) => {
  const asked = previewQuery.safeParse(Object.fromEntries(req.searchParams));
  if (!asked.success) return refuse(releaseRefusals.body, 400, req);
  const { locale, row } = asked.data;
  const rows = await findRows(req.payload, id);
  const opened = rows.find((one) => one.id === row) ?? rows[0];
  if (!opened) return refuse(releaseRefusals.empty, 400, req);
  const { source, id: document } = placeOf(opened);
  const draft = document
    ? await req.payload.findByID({
        collection: source as 'pages',
        id: document,
        draft: true,
        depth: 0,
        locale,
        disableErrors: true,
      })
    : null;
  const at = state === 'scheduled' && moment ? Date.parse(moment) : undefined;
  return answer({
    url: previewUrl({ source, document: { ...draft }, release: id, title, locale, at, req }),
  });
});

const ofDocument: Endpoint['handler'] = forStaff(async (req) => {
  const asked = z.object(place).safeParse(Object.fromEntries(req.searchParams));
  if (!asked.success) return refuse(releaseRefusals.body, 400, req);
  const { source, id } = asked.data;
  const { payload } = req;
  const { docs: rows } = await payload.find({
    collection: 'release-documents',
    where: { source: { equals: source }, document: id ? { equals: id } : { exists: false } },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  const { docs } = await payload.find({
    collection: 'releases',
    where: { state: { not_equals: 'published' } },
    sort: '-updatedAt',
    depth: 0,
    limit: 100,
  });
  const releases = docs.map(({ id: release, title, state, moment }): OfferedRelease => ({
    ...{ id: release, title, state: state ?? 'open', moment: moment ?? null },
    rows: (rows as ReleaseRow[])
      .filter((row) => row.release === release)
      .map((row) => ({ id: row.id, languages: row.languages, mayRemove: mayRemove(row, req) })),
  }));
  return answer({ releases });
});

/** What can be done with a release besides its title and note; below `/releases`. */
export const releaseEndpoints: Endpoint[] = [
  { method: 'get', path: '/of-document', handler: ofDocument },
  { method: 'get', path: '/:id/documents', handler: ofRelease(respond) },
  { method: 'post', path: '/:id/documents', handler: add },
  { method: 'delete', path: '/:id/documents/:row', handler: remove },
  { method: 'post', path: '/:id/schedule', handler: schedule },
  { method: 'post', path: '/:id/unschedule', handler: unschedule },
  { method: 'post', path: '/:id/publish', handler: publish },
  { method: 'get', path: '/:id/preview', handler: preview },
];
