import type { Endpoint } from 'payload';
import { z } from 'zod';

import { isEditorUser, nameOf } from '../../cms/access/roles';
import { bodyOf, jsonResponse, refuse } from '../../cms/admin/ui/staffEndpoint';
import { contentLanguages } from '../../domain/languages';
import { previewUrl } from '../../features/previews/previewUrl';
import { checkRelease } from './checkRelease';
import { documentEndpoints } from './documentEndpoints';
import { publishRelease } from './publishRelease';
import { releaseRefusals } from './refusals';
import { forEditors, languageOf, ofRelease, problemIn, refuseProblems } from './releaseEndpoint';
import { findRows, placeOf } from './releaseRows';
import { respond } from './showRelease';
import { undoRelease } from './undoRelease';

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

const undo = ofRelease(async ({ id, state }, req) => {
  if (!isEditorUser(req.user)) return refuse(releaseRefusals.forEditors, 403, req);
  if (state !== 'published') return refuse(releaseRefusals.notPublished, 409, req);
  const language = languageOf(req);
  const outcome = await undoRelease(req.payload, { release: id, user: req.user, language });
  if (outcome.kind === 'taken') return refuse(releaseRefusals.notPublished, 409, req);
  if (outcome.kind === 'refused') return refuseProblems(outcome.problems, releaseRefusals.notUndone, req);
  return jsonResponse({ left: outcome.left.map((one) => problemIn(one, language)) });
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
  return jsonResponse({
    url: previewUrl({ source, document: { ...draft }, release: id, title, locale, at, req }),
  });
});

/** All requests about a release besides those for its title and note, below `/releases`. */
export const releaseEndpoints: Endpoint[] = [
  ...documentEndpoints,
  { method: 'post', path: '/:id/schedule', handler: schedule },
  { method: 'post', path: '/:id/unschedule', handler: unschedule },
  { method: 'post', path: '/:id/publish', handler: publish },
  { method: 'post', path: '/:id/undo', handler: undo },
  { method: 'get', path: '/:id/preview', handler: preview },
];
