import pMap from 'p-map';
import type { Payload } from 'payload';

import { repeatAsLeader } from '../../platform/db/lease';
import { outsideAddresses, type OutsideProblem } from './deadLinks';
import { requestPublic, type PublicAnswer } from './requestPublic';

const hour = 60 * 60_000;
const day = 24 * hour;
/** An address is asked once a week; a dead one every day, so that it leaves the report when it lives again. */
const restMs = { alive: 7 * day, dead: day };
/** Addresses of one turn, and how many of them are asked at once. */
const mostInTurn = 50;
const atOnce = 3;
/** The start has other work, and whoever starts the gateway for a test should not call on strangers. */
const firstMs = 15 * 60_000;

/** Answers of pages that are there, but not for machines. */
const forbidden = new Set([401, 403, 405, 406, 407, 429, 451, 999]);

const isDeadStatus = (status: number): boolean => status >= 400 && !forbidden.has(status);

interface Verdict {
  url: string;
  problem: OutsideProblem | null;
  status: number | null;
}

/** Undefined where nothing can be said. */
function verdictOf(url: string, answer: PublicAnswer): Verdict | undefined {
  if ('status' in answer)
    return { url, problem: isDeadStatus(answer.status) ? 'status' : null, status: answer.status };
  return answer.problem === 'refused' ? undefined : { url, problem: answer.problem, status: null };
}

async function store(payload: Payload, { url, ...verdict }: Verdict, now: Date): Promise<void> {
  const data = { url, ...verdict, checkedAt: now.toISOString() };
  const collection = 'link-checks';
  const { docs } = await payload.find({ collection, where: { url: { equals: url } }, limit: 1, depth: 0 });
  await (docs[0]
    ? payload.update({ collection, id: docs[0].id, data, depth: 0 })
    : payload.create({ collection, data, depth: 0 }));
}

/** The addresses whose time has come; what no content links to any more is forgotten. */
async function findDue(payload: Payload, now: Date): Promise<string[]> {
  const addresses = await outsideAddresses(payload);
  const { docs } = await payload.find({ collection: 'link-checks', pagination: false, depth: 0 });
  const known = new Map(docs.map((check) => [check.url, check]));
  const gone = docs.filter(({ url }) => !addresses.includes(url)).map(({ id }) => id);
  if (gone.length > 0)
    await payload.delete({ collection: 'link-checks', where: { id: { in: gone } }, depth: 0 });
  const isDue = (url: string): boolean => {
    const check = known.get(url);
    if (!check) return true;
    return now.getTime() - Date.parse(check.checkedAt) >= (check.problem ? restMs.dead : restMs.alive);
  };
  return addresses.filter(isDue).slice(0, mostInTurn);
}

/**
 * Asks the outside addresses of live content whose time has come. Where not one of them answers, this machine has no
 * way out: nothing is stored, and the next turn tries again.
 */
export async function checkOutsideLinks(
  payload: Payload,
  now: Date,
  ask: (url: string) => Promise<PublicAnswer> = requestPublic,
): Promise<void> {
  const due = await findDue(payload, now);
  const answers = await pMap(due, async (url) => ({ url, answer: await ask(url) }), { concurrency: atOnce });
  if (!answers.some(({ answer }) => 'status' in answer)) return;
  for (const { url, answer } of answers) {
    const verdict = verdictOf(url, answer);
    if (verdict) await store(payload, verdict, now);
  }
}

/** Checks outside links from now on, an hour after the turn before, on the leader of the gateways. */
export function startLinkChecks(payload: Payload): void {
  const work = () => checkOutsideLinks(payload, new Date());
  const problem = 'Outside links could not be checked.';
  setTimeout(() => void repeatAsLeader(payload, { pauseMs: hour, work, problem }), firstMs).unref();
}
