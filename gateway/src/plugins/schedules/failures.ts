import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest, type Where } from 'payload';

import { documentName } from '@/contract/site/contentVersions';

import { calledWhole, documentCalled } from '../../cms/access/documents';
import type { Bilingual, ContentLanguage } from '../../domain/languages';
import { tell, whereEditor } from '../../features/notices/notices';
import type { User } from '../../payload-types';
import { repeatAsLeader } from '../../platform/db/lease';
import { findJobs, placeOf, type ScheduleJob } from './jobs';
import { changeRefusal } from './scheduleRefusal';

const everyMs = 10_000;

const hasLeft: Bilingual = {
  en: 'Who scheduled it has no account any more.',
  de: 'Wer es geplant hat, hat kein Konto mehr.',
};

/** What is against it now, as its form would say it; what Payload said then where that is nothing any more. */
async function reasonIn(
  language: ContentLanguage,
  { input, error }: ScheduleJob,
  { payload, user }: { payload: Payload; user?: User },
): Promise<string> {
  const i18n = await getLocalI18n({ config: payload.config, language });
  const person = user && ({ ...user, collection: 'users' } as NonNullable<PayloadRequest['user']>);
  const req = await createLocalReq({ user: person, req: { i18n } }, payload);
  const refusal = await changeRefusal({ req, ...input }).catch((problem: unknown) => ({
    reasons: [problem instanceof Error ? problem.message : String(problem)],
  }));
  return refusal?.reasons.join(' ') ?? error?.message ?? '';
}

async function tellOf(payload: Payload, job: ScheduleJob, now: Date): Promise<void> {
  const { input } = job;
  const place = placeOf(input);
  const author = { id: { equals: input.user?.value ?? 0 } };
  const find = (where: Where) =>
    payload.find({ collection: 'users', where, depth: 0, pagination: false }).then(({ docs }) => docs);
  const [user] = await find(author);
  const given = { payload, user };
  const failure =
    input.user && !user
      ? hasLeft
      : { en: await reasonIn('en', job, given), de: await reasonIn('de', job, given) };
  const title = calledWhole(await documentCalled(payload, place, 'en')).slice(0, 200);
  await tell(
    payload,
    {
      document: documentName(place),
      title,
      kind: 'scheduleFailed',
      authorName: user?.name || user?.email || '–',
    },
    user ? [user] : await find(whereEditor),
    now,
  );
  await payload.db.updateOne({
    collection: 'payload-jobs',
    id: job.id,
    data: { input: { ...input, failure } },
    returning: false,
  });
}

/** Writes down why schedules failed, and tells those who made them; where they have left, all who publish. */
export async function tellOfFailures(payload: Payload, now: Date): Promise<void> {
  for (const job of await findJobs(payload, { hasError: { equals: true } }))
    if (!job.input.failure) await tellOf(payload, job, now);
}

/** Looks for them on the leader of the gateways, which runs the schedules too. */
export function startFailureWorker(payload: Payload): void {
  const work = () => tellOfFailures(payload, new Date());
  void repeatAsLeader(payload, { pauseMs: everyMs, work, problem: 'Nobody could be told of a schedule.' });
}
