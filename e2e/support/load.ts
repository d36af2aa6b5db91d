import { setTimeout as tick } from 'node:timers/promises';

import { required } from './environment';

/** Does `work` for the numbers from 0, so many at once. */
export async function atOnce(
  workers: number,
  count: number,
  work: (index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}

export interface Timed {
  status: number;
  headers: Headers;
  text: string;
  /** Milliseconds to the last byte. */
  ms: number;
}

/** Asks the site, without a browser and its waiting; follows no redirect. */
export async function timed(path: string, headers: Record<string, string> = {}): Promise<Timed> {
  const began = performance.now();
  const answer = await fetch(required('E2E_SITE_URL') + path, { headers, redirect: 'manual' });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, ms: performance.now() - began };
}

/** The time that `share` of all times do not exceed. */
export const percentile = (times: number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;

export interface Load {
  /** Instances that are asked in turn; the site where none are named. */
  origins?: string[];
  /** Pages that are asked for in turn. */
  paths: string[];
  perSecond: number;
}

export interface Answers {
  count: number;
  /** Those other than 200, as `status path`. */
  failed: string[];
  /** Milliseconds that half and 99 of 100 answers took at most. */
  p50: number;
  p99: number;
}

/** A request that takes longer has failed, in milliseconds. */
const patienceMs = 30_000;

/** Waits while the load goes on for so many seconds: until all requests of that time have been sent. */
export type GoOn = (seconds: number) => Promise<void>;

/** Asks for pages at a steady rate, however slowly they are answered, for as long as `work` takes. */
export async function underLoad(
  { origins = [required('E2E_SITE_URL')], paths, perSecond }: Load,
  work: (goOn: GoOn) => Promise<unknown>,
): Promise<Answers> {
  const times: number[] = [];
  const failed: string[] = [];
  const ask = async (index: number) => {
    const path = paths[Math.floor(index / origins.length) % paths.length] ?? '/';
    const began = performance.now();
    const status = await fetch(`${origins[index % origins.length]}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      (error: Error) => `${error.message} (${String(error.cause)})`,
    );
    times.push(performance.now() - began);
    if (status !== 200) failed.push(`${status} ${path}`);
  };
  const asked: Promise<void>[] = [];
  /** Callbacks, each due once so many requests have been sent. */
  const waiting: { count: number; resolve: () => void }[] = [];
  const goOn = (seconds: number) =>
    new Promise<void>((resolve) => {
      waiting.push({ count: asked.length + seconds * perSecond, resolve });
    });
  let isOver = false;
  const asking = (async () => {
    const began = performance.now();
    while (!isOver) {
      const due = ((performance.now() - began) / 1_000) * perSecond;
      while (asked.length < due) asked.push(ask(asked.length));
      for (const { count, resolve } of waiting) if (asked.length >= count) resolve();
      await tick(5);
    }
  })();
  await work(goOn).finally(() => (isOver = true));
  await asking;
  await Promise.all(asked);
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map((share) => Math.round(percentile(times, share)));
  return { count: times.length, failed, p50, p99 };
}

/** The answers to a load in words. */
export const described = ({ count, failed, p50, p99 }: Answers): string =>
  `${count} answers, ${failed.length} other than 200, half within ${p50} ms, 99 % within ${p99} ms`;
