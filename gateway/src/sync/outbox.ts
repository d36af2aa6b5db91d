import type { Payload } from 'payload';
import { z } from 'zod';

import { processState } from '@/contract/server/processState';
import { contentChange, revalidateAnswer, type RevalidateBody } from '@/contract/site/siteRequests';

import type { SiteUpdate } from '../payload-types';
import { type DeliveryFault, faultOfError, faultsOfAnswer } from './deliveryFaults';
import { requestSite } from './requestSite';
import { retryDelay, maxAttempts } from './retryDelay';

/** The menu is on every page, and each takes its time. */
const timeoutMs = 300_000;
const everyMs = 5_000;
/** A change is seen by others only once its transaction is through; these wait for that. */
const hurriedMs = [20, 150, 500, 1_500];
const atOnce = 50;

/** Payload's hooks and the start may be bundles of their own in one process. */
const worker = processState('gatewayOutboxWorker', () => ({
  deliver: undefined as (() => void) | undefined,
}));
/** Updates that are being sent; new ones are sent without waiting for them. */
const underWay = new Set<number>();

/** Whether the worker runs: not while the demo content is written, nor in a script. */
export const isOutboxRunning = (): boolean => worker.deliver !== undefined;

/** Sends waiting updates soon instead of at the next interval. */
export function flushOutbox(): void {
  for (const delay of hurriedMs) setTimeout(() => worker.deliver?.(), delay).unref();
}

/** The content of a row made by "Refresh now" instead of a change. */
const singlePages = z.object({ paths: z.array(z.string()) });

interface Delivery {
  isComplete: boolean;
  /** Number of pages. */
  rendered: number;
  faults: DeliveryFault[];
}

async function send(site: string, updates: SiteUpdate[]): Promise<Delivery> {
  const changes = updates.flatMap(({ change }) => contentChange.safeParse(change).data ?? []);
  const paths = updates.flatMap(({ change }) => singlePages.safeParse(change).data?.paths ?? []);
  const body: RevalidateBody = { changes, paths };
  const { json } = await requestSite({ site, request: 'revalidate', body, timeoutMs });
  const { data } = revalidateAnswer.safeParse(json);
  if (!data) return { isComplete: false, rendered: 0, faults: [{ code: 'unreadable', subject: site }] };
  const rendered = data.pages.filter(({ isRendered }) => isRendered).length;
  return { isComplete: data.isComplete, rendered, faults: faultsOfAnswer(data) };
}

async function deliver(payload: Payload, site: string, updates: SiteUpdate[]): Promise<void> {
  const now = () => new Date().toISOString();
  const save = (update: SiteUpdate, data: Partial<SiteUpdate>) =>
    payload.update({ collection: 'site-updates', id: update.id, data, depth: 0 });
  const { isComplete, rendered, faults } = await send(site, updates).catch((error: unknown): Delivery => ({
    isComplete: false,
    rendered: 0,
    faults: [faultOfError(error)],
  }));
  for (const update of updates) {
    const attempts = update.attempts + 1;
    const done = { state: 'done', attempts, rendered, faults: null, answeredAt: now() } as const;
    const again = {
      state: attempts < maxAttempts ? 'waiting' : 'failed',
      attempts,
      rendered,
      faults,
      nextAttemptAt: new Date(Date.now() + retryDelay(attempts)).toISOString(),
    } as const;
    await save(update, isComplete ? done : again);
  }
}

async function deliverAll(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'site-updates',
    where: {
      state: { equals: 'waiting' },
      nextAttemptAt: { less_than_equal: new Date().toISOString() },
      id: { not_in: [...underWay] },
    },
    sort: 'id',
    limit: atOnce,
    depth: 0,
  });
  // Two turns may have looked at the same time.
  const waiting = docs.filter(({ id }) => !underWay.has(id));
  waiting.forEach(({ id }) => underWay.add(id));
  try {
    const sites = new Set(waiting.map(({ site }) => site));
    await Promise.all(
      [...sites].map((site) => {
        const updates = waiting.filter((update) => update.site === site);
        return deliver(payload, site, updates);
      }),
    );
  } finally {
    waiting.forEach(({ id }) => underWay.delete(id));
  }
}

/** Starts to send waiting updates to every instance of the site, with retries. */
export function startOutboxWorker(payload: Payload): void {
  const deliver = () => {
    deliverAll(payload).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'The site could not be told of changes.' }),
    );
  };
  worker.deliver = deliver;
  setInterval(deliver, everyMs).unref();
  deliver();
}
