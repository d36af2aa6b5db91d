import { describe, it } from 'node:test';

import { expect } from 'expect';
import fc from 'fast-check';

import type { Call } from '@/contract/calls/call';
import { calls, type CallName } from '@/contract/calls/calls';

import { handlers } from '../../src/api/handlers';
import { answerCall } from '../../src/api/request/answerCall';
import { callSignature } from '../../src/api/request/signature';
import { openSession } from '../../src/features/authentication/sessions';
import type { Merchant } from '../../src/payload-types';
import type { CallContext } from '../../src/platform/http/callContext';
import { additionsOf } from '../../src/platform/plugins/extend';
import { randomRequest, type RandomRequest } from '../randomRequests';
import { randomRuns, randomSeed } from '../randomRuns';
import { openFilledPayload } from './openFilledPayload';

const secret = 'the-secret-of-random-requests';
const runs = randomRuns(25);

type AnyHandler = (context: CallContext, params: unknown) => Promise<unknown>;
type Answered = Record<string, AnyHandler>;

/**
 * Counts the requests that reach the handler of a call. The same read has the same answer, so each is sent to the
 * database once: ten thousand reads of the same home page would prove nothing and take an hour.
 */
function countHandled(answered: Answered, name: string, { method, token }: Call): { requests: number } {
  const handler = answered[name] as AnyHandler;
  const answers = new Map<string, Promise<unknown>>();
  const handled = { requests: 0 };
  const answerOnce: AnyHandler = (context, params) => {
    const key = JSON.stringify([context.language, token && context.token, params]);
    const answer = answers.get(key) ?? handler(context, params);
    answers.set(key, answer);
    return answer;
  };
  // The one read that depends on the visitor's address.
  const isSame = method === 'GET' && name !== 'interview';
  answered[name] = (context, params) => {
    handled.requests += 1;
    return (isSame ? answerOnce : handler)(context, params);
  };
  return handled;
}

/** Random requests to each call, without HTTP, on a database with the fixture content. */
describe(`random requests of the seed ${randomSeed}`, async () => {
  const payload = await openFilledPayload();
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
    const settings = { load, secret, hash: 'sha256', trustedHops: 0, now: new Date(), log } as const;
    return (await answerCall(request, settings)).status;
  }

  const tables = [handlers, additionsOf(payload).calls] as unknown as Answered[];
  for (const [answered, name] of tables.flatMap((table) =>
    Object.keys(table).map((name) => [table, name] as const),
  )) {
    const call: Call = calls[name as CallName];
    it(`${name} answers ${runs} of them without a 5xx`, async () => {
      const handled = countHandled(answered, name, call);
      const account = { collection: 'merchants', id: merchant.id } as const;
      const token = call.token && (await openSession(payload, account, { now: new Date(), lifetime: 3600 }));
      let requests = 0;
      const property = fc.asyncProperty(randomRequest(call, token), async (request) => {
        requests += 1;
        return (await statusOf(request)) < 500;
      });
      await fc.assert(property, { numRuns: runs, seed: randomSeed });
      expect(errors).toEqual([]);
      expect(requests).toBe(runs);
      // Requests that are all refused before the handler would prove little.
      expect(handled.requests).toBeGreaterThan(0);
    });
  }
});
