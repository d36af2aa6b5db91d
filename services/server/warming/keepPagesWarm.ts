import { setTimeout as pause } from 'node:timers/promises';

import { contentChangedAt } from '@/services/gateway/contentChange';
import { logError } from '@/services/server/log/logError';

import { coldPaths } from './coldPaths';
import { openRequests } from './openRequests';
import { requestPage } from './requestPage';
import { warmPages } from './warmPages';

/** The first visitors after a start come first. */
const firstPauseMs = 2_000;
/** Many documents that are published together are looked up together. */
const leastPauseMs = 15_000;
/** A gateway that is down is asked again after this time. */
const retryPauseMs = 60_000;
/** A gateway that reports no changes is asked this often. */
const mostPauseMs = 600_000;
/** Visitors who wait for an answer are given way to for so long before each page. */
const yieldMs = 1_000;

/** Aborts when the process is told to end. */
function shutdownSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => controller.abort());
  return controller.signal;
}

/**
 * Renders published pages that a build left out, in the background: after the start, after a change that the CMS
 * reports, and from time to time (docs/decisions/0047). A failure is logged, and the rest is rendered later. Resolves
 * when the process is told to end.
 */
export async function keepPagesWarm(signal = shutdownSignal()): Promise<void> {
  const visitors = openRequests();
  const untilIdle = () => visitors.untilNone(yieldMs, signal);
  const rest = (milliseconds: number) => pause(milliseconds, undefined, { signal, ref: false });

  /** Whether every page could be rendered. */
  const warm = async (): Promise<boolean> => {
    try {
      await warmPages({ paths: await coldPaths(), request: requestPage(signal), untilIdle, signal });
      return true;
    } catch (error) {
      if (!signal.aborted) logError('Warming of pages', error);
      return false;
    }
  };

  try {
    await rest(firstPauseMs);
    for (;;) {
      const began = Date.now();
      const isComplete = await warm();
      const longest = isComplete ? mostPauseMs : retryPauseMs;
      const isDue = () => contentChangedAt() > began || Date.now() - began > longest;
      do await rest(leastPauseMs);
      while (!isDue());
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
