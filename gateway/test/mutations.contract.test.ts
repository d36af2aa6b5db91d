import fc from 'fast-check';

import type { Call } from '@/contract/calls/call';
import { calls, type CallName } from '@/contract/calls/calls';

import { pathOf, setting, signatureHeaders } from './gateway';
import { keepAlive, type RawRequest } from './keepAlive';
import { randomRequest } from './randomRequests';
import { randomRuns, randomSeed } from './randomRuns';

jest.setTimeout(600_000);

const runs = randomRuns(60);
/** Of each call; payload/randomCalls.test.ts sends more, without HTTP. */
const perCall = 2;

const wire = keepAlive(8);
afterAll(() => wire.close());

/** Requests that answer 0 as they are, with path, query and body parameters. */
const good: { name: CallName; params: object }[] = [
  { name: 'getMenu', params: {} },
  { name: 'showArticleList', params: { pageSize: 1 } },
  { name: 'getHotAndNewInformation', params: { size: 1 } },
];

const signedRequest = ({ name, params }: { name: CallName; params: object }): RawRequest => {
  const target = pathOf(name, params);
  return { method: calls[name].method, target, headers: signatureHeaders(target) };
};

/** One character of `text` becomes another one. */
const changed = (text: string, alphabet: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat({ max: text.length - 1 }), fc.constantFrom(...alphabet))
    .map(([place, character]) => text.slice(0, place) + character + text.slice(place + 1))
    .filter((result) => result !== text);

const inTarget = 'abcxyzABC0189-_.~=&%+';

/** Something that the signature covers, or the signature itself, is not what was signed. */
function mutated(request: RawRequest): fc.Arbitrary<RawRequest> {
  const { target, headers } = request;
  const withHeader = (name: string, value: string) => ({
    ...request,
    headers: { ...headers, [name]: value },
  });
  const { timestamp = '', signature = '' } = headers;
  const otherTarget = fc.oneof(
    changed(target, inTarget).map((tail) => (tail.startsWith('/') ? tail : `/${tail}`)),
    fc.constantFrom('&a=b', '?a=b', '&', '%20', '/', ';').map((more) => target + more),
    fc.constantFrom('getPartner' as const, 'getCommon' as const).map((name) => pathOf(name)),
  );
  return fc.oneof(
    otherTarget.map((other) => ({ ...request, target: other })),
    // The gateway keeps the target it was sent in a header of this name; nobody else may set it.
    otherTarget.map((other) => ({
      ...request,
      target: other,
      headers: { ...headers, 'x-request-target': target },
    })),
    changed(timestamp, '0123456789').map((value) => withHeader('timestamp', value)),
    changed(signature, '0123456789abcdef').map((value) => withHeader('signature', value)),
    fc
      .constantFrom(signature.toUpperCase(), signature.slice(1), `${signature}0`, ' ', 'null')
      .map((value) => withHeader('signature', value)),
    fc.string({ unit: fc.constantFrom(...'abcdef0123'), minLength: 1 }).map((secret) => ({
      ...request,
      headers: signatureHeaders(target, { secret: setting('GATEWAY_TEST_SECRET').slice(1) + secret }),
    })),
  );
}

it('accepts the requests before they are mutated', async () => {
  for (const request of good.map(signedRequest)) {
    expect(await wire.send(request)).toEqual({ status: 200, code: 0 });
  }
});

it(`accepts none of ${runs} mutated signed requests of the seed ${randomSeed}`, async () => {
  const answers: Record<string, number> = {};
  const accepted: RawRequest[] = [];
  const each = Math.ceil(runs / good.length);
  const mutations = good.flatMap((call) =>
    fc.sample(mutated(signedRequest(call)), { numRuns: each, seed: randomSeed }),
  );
  await wire.forEach(mutations, async (request) => {
    const { status, code } = await wire.send(request);
    if (code === 0) accepted.push(request);
    answers[status] = (answers[status] ?? 0) + 1;
  });
  expect(accepted).toEqual([]);
  // No other call stands where a mutated path leads; Next itself answers a slash at the end with a redirect.
  expect(Object.keys(answers).filter((status) => !['308', '401', '404', '400'].includes(status))).toEqual([]);
  expect(mutations.length).toBeGreaterThanOrEqual(runs);
});

it(`answers ${perCall} random requests to each call, of the seed ${randomSeed}, without a 5xx`, async () => {
  const requests = Object.values<Call>(calls).flatMap((call) =>
    fc.sample(randomRequest(call), { numRuns: perCall, seed: randomSeed }),
  );
  const failed: object[] = [];
  await wire.forEach(requests, async ({ pathWithQuery, headers, body, method }) => {
    const signed = { ...headers, ...signatureHeaders(pathWithQuery) };
    const request = { method, target: pathWithQuery, headers: signed, body };
    const { status } = await wire.send(request);
    if (status >= 500) failed.push({ status, ...request });
  });
  expect(failed).toEqual([]);
});
