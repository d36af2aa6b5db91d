// Run by randomCalls.contract.test.ts in a process of its own: what the real handlers on a real database make of random requests, as one line of JSON.
import fc from 'fast-check';
import { getPayload } from 'payload';

import type { Call } from '@/contract/calls/call';
import { calls, type CallName } from '@/contract/calls/calls';
import configuration from '@payload-config';

import { handlers } from '../../src/api/handlers';
import { answerCall } from '../../src/api/request/answerCall';
import { callSignature } from '../../src/api/request/signature';
import { openSession } from '../../src/features/authentication/sessions';
import type { Merchant } from '../../src/payload-types';
import type { CallContext } from '../../src/platform/http/callContext';
import { start } from '../../src/startup/start';
import { randomRequest, type RandomRequest } from './randomRequests';

const runs = Number(process.env.RANDOM_RUNS);
const names = (process.env.RANDOM_CALLS ?? '').split(',') as CallName[];
const secret = 'the-secret-of-random-requests';

type AnyHandler = (context: CallContext, params: unknown) => Promise<unknown>;
const anyHandlers = handlers as unknown as Record<CallName, AnyHandler>;

/**
 * Counts how often a call's checks were passed. Reads answer the same to the same, so that each different question is
 * put to the database once: ten thousand times the same home page would prove nothing and take an hour.
 */
function watch(name: CallName, { method, token }: Call) {
  const handler = anyHandlers[name];
  const answers = new Map<string, Promise<unknown>>();
  const seen = { passed: 0, asked: 0 };
  const ask: AnyHandler = (context, params) => {
    seen.asked++;
    return handler(context, params);
  };
  const askOnce: AnyHandler = (context, params) => {
    const question = JSON.stringify([context.language, token && context.token, params]);
    const answer = answers.get(question) ?? ask(context, params);
    answers.set(question, answer);
    return answer;
  };
  // The one read that depends on who asks.
  const isSame = method === 'GET' && (name as string) !== 'interview';
  anyHandlers[name] = (context, params) => {
    seen.passed++;
    return (isSame ? askOnce : ask)(context, params);
  };
  return seen;
}

await start();
const payload = await getPayload({ config: configuration });
const consent = { consentVersion: '2026-11-01', consentTime: new Date().toISOString(), language: 'en' };
const merchant = (await payload.db.create({
  collection: 'merchants',
  data: { username: '+4930231251', ...consent },
})) as Merchant;
const errors: string[] = [];
const log = (_reference: string, error: unknown) =>
  errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));

async function statusOf({ method, pathWithQuery, headers, body }: RandomRequest): Promise<number> {
  const timestamp = String(Date.now());
  const signature = callSignature({ pathWithQuery, secret, timestamp, hash: 'sha256' });
  const request = new Request(new URL(pathWithQuery, 'http://gateway'), {
    method,
    headers: { ...headers, timestamp, version: '1', signature },
    body: body as BodyInit | undefined,
  });
  const load = () => Promise.resolve(payload);
  const { status } = await answerCall(request, {
    load,
    secret,
    hash: 'sha256',
    trustedHops: 0,
    now: new Date(),
    log,
  });
  return status;
}

async function attempt(name: CallName) {
  const call: Call = calls[name];
  const seen = watch(name, call);
  const account = { collection: 'merchants', id: merchant.id } as const;
  const token = call.token && (await openSession(payload, account, { now: new Date(), lifetime: 3600 }));
  const statuses: Record<number, number> = {};
  const began = process.cpuUsage();
  const property = fc.asyncProperty(randomRequest(call, token), async (request) => {
    const status = await statusOf(request);
    statuses[status] = (statuses[status] ?? 0) + 1;
    return status < 500;
  });
  const { failed, seed, counterexample } = await fc.check(property, { numRuns: runs });
  const { user, system } = process.cpuUsage(began);
  const milliseconds = Math.round((user + system) / 1000);
  return { ...seen, statuses, milliseconds, ...(failed && { seed, failure: fc.stringify(counterexample) }) };
}

const report: Record<string, object> = {};
for (const name of names) report[name] = await attempt(name);
process.stdout.write(`\nREPORT ${JSON.stringify({ calls: report, errors: errors.slice(0, 5) })}\n`);
process.exit(0);
