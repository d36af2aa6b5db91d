import type { Payload } from 'payload';
import { z } from 'zod';

import { processState } from '@/contract/server/processState';
import { contentChange, revalidateAnswer, type RevalidateBody } from '@/contract/site/siteRequests';

import type { SiteUpdate } from '../payload-types';
import { momentIn } from '../platform/db/databaseClock';
import { statement } from '../platform/db/statement';
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
/** For so long others leave an update to the gateway that sends it; a gateway that is killed sends nothing any more. */
const claimMs = 15_000;
const renewEveryMs = 5_000;

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

/** By the database's clock, which all gateways share. In one statement: of several that ask at the same time, each update goes to one. */
async function claimWaiting(payload: Payload): Promise<SiteUpdate[]> {
  const isDue = `state = 'waiting' AND next_attempt_at <= ${momentIn(payload, 0)}`;
  const claim = `
    UPDATE site_updates SET next_attempt_at = ${momentIn(payload, claimMs)}
    WHERE ${isDue} AND id IN (SELECT id FROM site_updates WHERE ${isDue} ORDER BY id LIMIT ${atOnce})
    RETURNING id`;
  const claimed = await statement(payload, claim, []);
  if (claimed.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'site-updates',
    where: { id: { in: claimed.map(({ id }) => Number(id)) } },
    sort: 'id',
    pagination: false,
    depth: 0,
  });
  return docs;
}

/** Sets the next attempt of updates that still wait to so many ms from now. */
async function postpone(payload: Payload, ids: number[], ms: number): Promise<void> {
  const next = `UPDATE site_updates SET next_attempt_at = ${momentIn(payload, ms)}`;
  await statement(payload, `${next} WHERE state = 'waiting' AND id IN (${ids.join(', ')})`, []);
}

/** Keeps other gateways from updates for as long as they are being sent here. */
function keepClaimed(payload: Payload, updates: SiteUpdate[]): () => void {
  const ids = updates.map(({ id }) => id);
  const timer = setInterval(() => {
    postpone(payload, ids, claimMs).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'Updates of the site could not be kept from other gateways.' }),
    );
  }, renewEveryMs);
  return () => clearInterval(timer);
}

async function deliver(payload: Payload, site: string, updates: SiteUpdate[]): Promise<void> {
  const letGo = keepClaimed(payload, updates);
  const save = (update: SiteUpdate, data: Partial<SiteUpdate>) =>
    payload.update({ collection: 'site-updates', id: update.id, data, depth: 0 });
  const { isComplete, rendered, faults } = await send(site, updates).catch((error: unknown): Delivery => ({
    isComplete: false,
    rendered: 0,
    faults: [faultOfError(error)],
  }));
  letGo();
  for (const update of updates) {
    const attempts = update.attempts + 1;
    const answeredAt = new Date().toISOString();
    if (isComplete) {
      await save(update, { state: 'done', attempts, rendered, faults: null, answeredAt });
    } else {
      // First: a save writes all of a row as it read it.
      await postpone(payload, [update.id], retryDelay(attempts));
      await save(update, {
        state: attempts < maxAttempts ? 'waiting' : 'failed',
        attempts,
        rendered,
        faults,
      });
    }
  }
}

async function deliverAll(payload: Payload): Promise<void> {
  const waiting = await claimWaiting(payload);
  const sites = new Set(waiting.map(({ site }) => site));
  await Promise.all(
    [...sites].map((site) => {
      const updates = waiting.filter((update) => update.site === site);
      return deliver(payload, site, updates);
    }),
  );
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
