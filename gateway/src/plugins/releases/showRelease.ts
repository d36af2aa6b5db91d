import type { PayloadRequest } from 'payload';

import { documentName } from '@/contract/site/contentVersions';

import { needsApproval } from '../../cms/access/approval';
import { isEditorUser, languageOfTranslator } from '../../cms/access/roles';
import { jsonResponse } from '../../cms/admin/ui/staffEndpoint';
import { adminPath } from '../../domain/adminPath';
import type { Release } from '../../payload-types';
import { checkRelease, type ReleaseProblem } from './checkRelease';
import type { ReleasedLanguages, ReleaseState } from './release';
import { problemIn, languageOf, type StaffRequest } from './releaseEndpoint';
import { findRows, placeOf, titleOfRow, type ReleaseRow } from './releaseRows';

/** A document in a release, as a page of the admin shows it. */
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

/** A release, as a page of the admin shows it. */
export interface ShownRelease {
  state: ReleaseState;
  /** Of a release that is scheduled or has failed; `at` is ISO 8601. */
  scheduled: { at: string; timezone: string; by: string } | null;
  published: { at: string; by: string } | null;
  mayPublish: boolean;
  /** Whether what was there before can be put back. */
  mayUndo: boolean;
  /** Whether the person publishes only what is approved: an administrator undoes it for them. */
  needsApproval: boolean;
  documents: ReleasedDocument[];
  /** Why nothing was published at its moment. */
  problems: { title: string; reasons: string[] }[];
}

export const mayRemove = ({ languages }: Pick<ReleaseRow, 'languages'>, req: PayloadRequest): boolean =>
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
    title: await titleOfRow(req.payload, row, language),
    path: adminPath(place),
    languages: row.languages,
    addedByName: row.addedByName,
    mayRemove: !isOver && mayRemove(row, req),
    reasons: found?.reasons[language] ?? [],
  };
}

/** The release as it is now. */
export async function respond({ id }: Release, req: StaffRequest): Promise<Response> {
  const { payload, user } = req;
  const release = await payload.findByID({ collection: 'releases', id, depth: 0 });
  const { state, moment, publishedAt, problems } = release;
  const rows = await findRows(payload, id);
  const isOver = state === 'published';
  const found = isOver ? [] : await checkRelease({ payload, rows, user });
  const isHeld = await needsApproval(req);
  const shown: ShownRelease = {
    state: state ?? 'open',
    scheduled:
      moment && !isOver
        ? { at: moment, timezone: release.timezone ?? 'Europe/Berlin', by: release.scheduledByName ?? '–' }
        : null,
    published: publishedAt ? { at: publishedAt, by: release.publishedBy ?? '–' } : null,
    mayPublish: isEditorUser(user) && !isOver,
    mayUndo: isEditorUser(user) && isOver && !isHeld && rows.some(({ leftHash }) => leftHash),
    needsApproval: isHeld,
    documents: await Promise.all(rows.map((row) => shownDocument(row, found, { req, isOver }))),
    problems:
      state === 'failed'
        ? ((problems ?? []) as unknown as ReleaseProblem[]).map((one) => problemIn(one, languageOf(req)))
        : [],
  };
  return jsonResponse(shown);
}
