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
