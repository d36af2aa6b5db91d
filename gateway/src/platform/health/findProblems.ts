import { setTimeout as pause } from 'node:timers/promises';

import type { Payload } from 'payload';

import { statement } from '../db/statement';
import { startState } from './startState';

/** A balancer asks every few seconds; a database that needs longer than this keeps every visitor waiting. */
const databaseDeadlineMs = 2_000;

async function answers(load: () => Promise<Payload>, deadlineMs: number): Promise<boolean> {
  const asked = load().then((payload) => statement(payload, 'SELECT 1', []));
  const controller = new AbortController();
  const late = pause(deadlineMs, false, { signal: controller.signal, ref: false });
  try {
    return await Promise.race([asked.then(() => true), late]);
  } catch {
    return false;
  } finally {
    controller.abort();
    late.catch(() => undefined);
    asked.catch(() => undefined);
  }
}

/** The reasons why the gateway cannot answer calls: `start` until migrations and demo content are there, `database`. */
export async function findProblems(
  load: () => Promise<Payload>,
  deadlineMs = databaseDeadlineMs,
): Promise<string[]> {
  if (!startState.isComplete) return ['start'];
  return (await answers(load, deadlineMs)) ? [] : ['database'];
}
