import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest, type Where } from 'payload';

import { documentName } from '@/contract/site/contentVersions';

import { calledWhole, documentCalled } from '../../cms/access/documents';
import type { Bilingual, ContentLanguage } from '../../domain/languages';
import { type Notice, tell, whereEditor } from '../../features/notices/notices';
import type { User } from '../../payload-types';
import { repeatAsLeader } from '../../platform/db/lease';
import { findJobs, placeOf, whereMoment, type ScheduleJob } from './jobs';
import { changeRefusal } from './scheduleRefusal';

const everyMs = 10_000;

const hasLeft: Bilingual = {
  en: 'The person who scheduled this no longer has an account.',
  de: 'Wer es geplant hat, hat kein Konto mehr.',
};

/** The objection to it now, as its form would say it; Payload's message of then where there is none any more. */
async function reasonIn(
  language: ContentLanguage,
  { input, error }: ScheduleJob,
  { payload, user }: { payload: Payload; user?: User },
): Promise<string> {
  const i18n = await getLocalI18n({ config: payload.config, language });
  const person = user && ({ ...user, collection: 'users' } as NonNullable<PayloadRequest['user']>);
  const req = await createLocalReq({ user: person, req: { i18n } }, payload);
  const refusal = await changeRefusal({ ...input, req }).catch((problem: unknown) => ({
    reasons: [problem instanceof Error ? problem.message : String(problem)],
  }));
  return refusal?.reasons.join(' ') ?? error?.message ?? '';
}

/** The id of in whose name it was to be done. */
const authorOf = ({ user }: ScheduleJob['input']): number | undefined =>
  typeof user === 'object' ? user.value : user;

/** Writes down why it failed before anybody is told: what goes wrong then is not repeated every few seconds. */
async function tellOf(payload: Payload, job: ScheduleJob, now: Date): Promise<void> {
  const { input } = job;
  const place = placeOf(input);
  const find = (where: Where) =>
    payload.find({ collection: 'users', where, depth: 0, pagination: false }).then(({ docs }) => docs);
  const author = authorOf(input);
  const [user] = author === undefined ? [] : await find({ id: { equals: author } });
  const given = { payload, user };
  const failure =
    author !== undefined && !user
      ? hasLeft
      : { en: await reasonIn('en', job, given), de: await reasonIn('de', job, given) };
  await payload.db.updateOne({
    collection: 'payload-jobs',
    id: job.id,
    data: { input: { ...input, failure } },
    returning: false,
  });
  const title = calledWhole(await documentCalled(payload, place, 'en')).slice(0, 200);
  const authorName = user?.name || user?.email || '–';
  const notice: Notice = { document: documentName(place), title, kind: 'scheduleFailed', authorName };
  await tell(payload, notice, user ? [user] : await find(whereEditor), now);
}

/**
 * Writes down why schedules of the last day failed, and tells those who made them; where they have left, all who publish.
 * Of an older one, what is against it now may not be why it failed.
 */
export async function tellOfFailures(payload: Payload, now: Date): Promise<void> {
  const dayBefore = new Date(now.getTime() - 86_400_000).toISOString();
  const failed = await findJobs(payload, {
    and: [{ hasError: { equals: true } }, whereMoment({ greater_than: dayBefore })],
  });
  for (const job of failed)
    if (!job.input.failure)
      await tellOf(payload, job, now).catch((err: unknown) =>
        payload.logger.error({ err, msg: `Nobody could be told of the schedule ${job.id}.` }),
      );
}

/** Looks for them on the leader of the gateways, which runs the schedules too. */
export function startFailureWorker(payload: Payload): void {
  const work = () => tellOfFailures(payload, new Date());
  void repeatAsLeader(payload, { pauseMs: everyMs, work, problem: 'Nobody could be told of a schedule.' });
}
