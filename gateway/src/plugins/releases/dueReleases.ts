import type { Payload, Where } from 'payload';

import { isEditorUser } from '../../cms/access/roles';
import { tell } from '../../features/notices/notices';
import type { Release } from '../../payload-types';
import { repeatAsLeader } from '../../platform/db/lease';
import { releaseProblem, type Publisher, type ReleaseProblem } from './checkRelease';
import { publishRelease } from './publishRelease';
import { documentRefusals } from './refusals';
import { findRows } from './releaseRows';

const everyMs = 5_000;

/** The user who scheduled a release, if they still may publish. */
async function publisherOf(payload: Payload, { scheduledBy }: Release): Promise<Publisher | ReleaseProblem> {
  const user = await payload.findByID({
    collection: 'users',
    id: scheduledBy ?? 0,
    depth: 0,
    disableErrors: true,
  });
  if (!user) return releaseProblem(documentRefusals.scheduler);
  const publisher: Publisher = { ...user, collection: 'users' };
  return isEditorUser(publisher) ? publisher : releaseProblem(documentRefusals.noRight);
}

/** Tells those who scheduled and filled a release that nothing of it was published. `people` are ids of users. */
async function sendReleaseFailure(
  payload: Payload,
  { id, title, scheduledByName }: Pick<Release, 'id' | 'title' | 'scheduledByName'>,
  people: number[],
  now: Date,
): Promise<void> {
  const where: Where = { id: { in: people } };
  const { docs } = await payload.find({ collection: 'users', where, depth: 0, pagination: false });
  const authorName = scheduledByName || '–';
  await tell(payload, { document: `releases:${id}`, title, kind: 'releaseFailed', authorName }, docs, now);
}

/** Writes down that nothing was published, and tells those who have to do with it. */
async function fail(payload: Payload, release: Release, where: Where, problems: ReleaseProblem[], now: Date) {
  const failed: unknown = await payload.db.updateOne({
    collection: 'releases',
    where: { and: [{ id: { equals: release.id } }, where] },
    data: { state: 'failed' },
    options: { atomic: true },
  });
  // Another gateway was first.
  if (!failed) return;
  await payload.db.updateOne({ collection: 'releases', id: release.id, data: { problems } });
  const people = (await findRows(payload, release.id)).map(({ addedBy }) => addedBy);
  const told = [...new Set([...(release.scheduledBy ? [release.scheduledBy] : []), ...people])];
  await sendReleaseFailure(payload, release, told, now);
}

async function publishDue(payload: Payload, release: Release, now: Date): Promise<void> {
  const where: Where = {
    and: [{ state: { equals: 'scheduled' } }, { moment: { less_than_equal: now.toISOString() } }],
  };
  const publisher = await publisherOf(payload, release);
  const outcome =
    'reasons' in publisher
      ? { kind: 'refused' as const, problems: [publisher] }
      : await publishRelease(payload, { release: release.id, user: publisher, now, where, language: 'en' });
  if (outcome.kind === 'refused') await fail(payload, release, where, outcome.problems, now);
}

/** Publishes the releases whose moment has come, each in the name of who scheduled it; those that fail say why. */
export async function publishDueReleases(payload: Payload, now: Date): Promise<void> {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { state: { equals: 'scheduled' }, moment: { less_than_equal: now.toISOString() } },
    sort: 'moment',
    pagination: false,
    depth: 0,
  });
  for (const release of docs) await publishDue(payload, release, now);
}

/** Looks every 5 s which releases are due, on the leader of the gateways. */
export function startReleaseWorker(payload: Payload): void {
  const work = () => publishDueReleases(payload, new Date());
  void repeatAsLeader(payload, { pauseMs: everyMs, work, problem: 'Releases could not be published.' });
}
