import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload';

import { labelText } from '../../cms/fields/labelIn';
import { adminPath } from '../../domain/adminPath';
import type { ContentLanguage } from '../../domain/languages';
import { titleText } from '../../domain/titleOf';
import { additionsOf, type Attention } from '../../platform/plugins/extend';
import { scheduleState } from '../../platform/plugins/scheduleState';
import type { Schedule } from '../../platform/plugins/timeline';
import { scheduleMessages } from './texts';

/** The input of Payload's job `schedulePublish`. */
interface Input {
  type?: 'publish' | 'unpublish';
  locale?: ContentLanguage;
  timezone?: string;
  doc?: { relationTo: CollectionSlug; value: string };
  global?: GlobalSlug;
}

interface Job {
  id: number;
  input: Input;
  waitUntil?: string | null;
  createdAt: string;
  hasError?: boolean | null;
}

const ofSchedules: Where = { taskSlug: { equals: 'schedulePublish' } };

/** Finished ones are deleted, so these are all that is to come, is late or has failed. */
async function findJobs(payload: Payload): Promise<Job[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: ofSchedules,
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
  });
  return (docs as unknown as Job[]).filter(({ input }) => input.doc ?? input.global);
}

const timeOf = ({ waitUntil, createdAt }: Job): Date => new Date(waitUntil ?? createdAt);

const stateOf = (job: Job, now: Date): Schedule['state'] =>
  scheduleState({ time: timeOf(job), hasFailed: Boolean(job.hasError) }, now);

async function about(payload: Payload, { doc, global }: Input, language: ContentLanguage) {
  if (global) {
    const config = payload.config.globals.find(({ slug }) => slug === global);
    return { title: labelText(config?.label, language), path: adminPath({ source: global }) };
  }
  const { relationTo: collection, value } = doc ?? { relationTo: 'pages', value: '' };
  const { admin, labels } = payload.collections[collection].config;
  const found = (await payload.findByID({
    collection,
    id: Number(value),
    locale: language,
    draft: true,
    depth: 0,
    disableErrors: true,
  })) as Record<string, unknown> | null;
  const title = `${labelText(labels.singular, language)}: ${titleText(found, admin, value)}`;
  return { title, path: adminPath({ source: collection, id: value }) };
}

/** A document by its collection and id, or a global by its name. */
export interface ScheduledSource {
  source: string;
  id?: number;
}

const isOf = ({ doc, global }: Input, { source, id }: ScheduledSource): boolean =>
  id === undefined ? global === source : doc?.relationTo === source && Number(doc.value) === id;

/** Publications of other plugins at a moment. */
const findOthers = async (payload: Payload, now: Date): Promise<Schedule[]> =>
  (await Promise.all(additionsOf(payload).schedules.map((find) => find(payload, now)))).flat();

/** Returns what waits, is late or has failed, in the order of time: all, or that of one document. */
export async function findSchedules(
  payload: Payload,
  now: Date,
  language: ContentLanguage,
  of?: ScheduledSource,
): Promise<Schedule[]> {
  const jobs = (await findJobs(payload)).filter(({ input }) => !of || isOf(input, of));
  const ofDocuments = await Promise.all(
    jobs.map(async (job): Promise<Schedule> => ({
      cancel: { method: 'DELETE', path: `/schedules/${job.id}` },
      type: job.input.type ?? 'publish',
      locale: job.input.locale,
      time: timeOf(job),
      timezone: job.input.timezone ?? 'Europe/Berlin',
      state: stateOf(job, now),
      ...(await about(payload, job.input, language)),
    })),
  );
  const others = of ? [] : await findOthers(payload, now);
  return [...ofDocuments, ...others].sort((one, other) => one.time.getTime() - other.time.getTime());
}

/** Those that are late or have failed, for the first page of the admin. */
export async function findAttention(payload: Payload, language: ContentLanguage): Promise<Attention[]> {
  const words = scheduleMessages[language];
  return (await findSchedules(payload, new Date(), language)).flatMap(({ title, path, type, state }) =>
    state === 'due' ? [] : [{ title, path, action: words[type], state: words[state] }],
  );
}

/** How many are late or have failed. */
export async function countOverdue(payload: Payload, now: Date): Promise<number> {
  const [jobs, others] = [await findJobs(payload), await findOthers(payload, now)];
  const states = [...jobs.map((job) => stateOf(job, now)), ...others.map(({ state }) => state)];
  return states.filter((state) => state !== 'due').length;
}

/** Whether there was such a schedule. */
export async function cancelSchedule(payload: Payload, id: number): Promise<boolean> {
  const { docs } = await payload.delete({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, ofSchedules] },
  });
  return docs.length > 0;
}
