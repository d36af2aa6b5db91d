import { createHash } from 'node:crypto';

import { callSignature, signatureProblem } from './signature';

// Shows (requirements, 7.2 and 10.3).

const secret = 'a-shared-secret';
const now = Date.parse('2026-11-20T09:00:00Z');
const pathWithQuery = '/officialArticle/showArticleDetailById?id=3';
const check = { secret, hash: 'sha256', now } as const;

const good = {
  pathWithQuery,
  timestamp: String(now),
  version: '1.0.0',
  signature: callSignature({ pathWithQuery, secret, timestamp: String(now), hash: 'sha256' }),
};

/** Signed rightly for `signedPath` and its own timestamp, then changed. */
function request(changes: Partial<Parameters<typeof signatureProblem>[0]> = {}, signedPath = pathWithQuery) {
  const timestamp = changes.timestamp ?? good.timestamp;
  return {
    ...good,
    signature: callSignature({ pathWithQuery: signedPath, secret, timestamp, hash: 'sha256' }),
    ...changes,
  };
}

it.each(['sha256', 'md5'] as const)('%s is the hex hash of path, secret and timestamp', (hash) => {
  const expected = createHash(hash).update(`${pathWithQuery}${secret}1700000000000`).digest('hex');
  expect(callSignature({ pathWithQuery, secret, timestamp: '1700000000000', hash })).toBe(expected);
});

it('accepts a signed request', () => {
  expect(signatureProblem(request(), check)).toBeNull();
});

it.each([-301_000, -300_001, 300_001, 301_000])('refuses a clock that is %d ms off', (offset) => {
  expect(signatureProblem(request({ timestamp: String(now + offset) }), check)).toMatch(/300 seconds off/);
});

it.each([-300_000, -299_000, 299_000, 300_000])('accepts a clock that is %d ms off', (offset) => {
  expect(signatureProblem(request({ timestamp: String(now + offset) }), check)).toBeNull();
});

it.each([
  ['no timestamp', request({ timestamp: null }), /required/],
  ['no version', request({ version: null }), /required/],
  ['no signature', request({ signature: null }), /required/],
  ['an empty signature', request({ signature: '' }), /required/],
  ['a timestamp in words', request({ timestamp: 'now' }), /milliseconds/],
  ['a timestamp as 1e12', request({ timestamp: '1e12' }), /milliseconds/],
  ['another path', request({}, '/officialQuery/getCommon'), /does not match/],
  ['another query', request({}, '/officialArticle/showArticleDetailById?id=4'), /does not match/],
  ['upper case', request({ signature: good.signature.toUpperCase() }), /does not match/],
  ['a truncated signature', request({ signature: good.signature.slice(0, 63) }), /does not match/],
  ['characters of more than one byte', request({ signature: 'é'.repeat(32) }), /does not match/],
])('refuses %s', (_case, given, sentence) => {
  expect(signatureProblem(given, check)).toMatch(sentence);
});

it('refuses another secret and another hash', () => {
  expect(signatureProblem(request(), { ...check, secret: 'another' })).toMatch(/does not match/);
  expect(signatureProblem(request(), { ...check, hash: 'md5' })).toMatch(/does not match/);
});

it('refuses 10,000 mutated requests', () => {
  const flip = (text: string, index: number) =>
    text.slice(0, index) + String.fromCharCode(text.charCodeAt(index) ^ 1) + text.slice(index + 1);
  const accepted = Array.from({ length: 10_000 }, (_, i) => {
    const field = (['pathWithQuery', 'timestamp', 'signature'] as const)[i % 3] ?? 'signature';
    const index = Math.floor(i / 3) % good[field].length;
    return signatureProblem({ ...good, [field]: flip(good[field], index) }, check);
  }).filter((fault) => fault === null);
  expect(accepted).toEqual([]);
});
