import { createHash } from 'node:crypto';

import fc from 'fast-check';

import { anyCharacter } from '@/services/fixtures/anyCharacter';

import { signatureOf } from './signature';

// Shows (requirements, 7.2 and 10.3).

const pathWithQuery = '/officialArticle/showArticleDetailById?id=3&q=%E5%AE%98%E7%BD%91';
const request = { pathWithQuery, secret: 'a-shared-secret', timestamp: 1_700_000_000_000 };

it.each(['sha256', 'md5'] as const)('signs with %s as node:crypto does', (hash) => {
  const expected = createHash(hash).update(`${pathWithQuery}a-shared-secret1700000000000`).digest('hex');
  expect(signatureOf({ ...request, hash })).toBe(expected);
});

it.each([
  ['path', { pathWithQuery: '/officialArticle/showArticleDetailById?id=4' }],
  ['secret', { secret: 'another' }],
  ['timestamp', { timestamp: 1_700_000_000_001 }],
])('depends on the %s', (_part, change) => {
  const hash = 'sha256';
  expect(signatureOf({ ...request, ...change, hash })).not.toBe(signatureOf({ ...request, hash }));
});

describe('the signature of any request', () => {
  const query = fc
    .array(fc.tuple(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter })), { maxLength: 5 })
    .map((parameters) => new URLSearchParams(parameters).toString());
  const rest = {
    secret: fc.string({ minLength: 16 }),
    timestamp: fc.integer({ min: 0, max: 4_102_444_800_000 }),
    hash: fc.constantFrom('sha256' as const, 'md5' as const),
  };
  const signed = fc.record({
    pathWithQuery: fc.oneof(
      fc.tuple(fc.webPath(), query).map(([path, text]) => `${path}?${text}`),
      fc.string({ unit: anyCharacter }),
    ),
    ...rest,
  });

  it('is the node:crypto hash of path with query, secret and timestamp', () => {
    fc.assert(
      fc.property(signed, ({ hash, ...parts }) => {
        const text = `${parts.pathWithQuery}${parts.secret}${parts.timestamp}`;
        expect(signatureOf({ hash, ...parts })).toBe(createHash(hash).update(text).digest('hex'));
      }),
    );
  });

  it('changes with any byte of the path or query', () => {
    const ascii = fc.string({ unit: 'binary-ascii', minLength: 1 });
    fc.assert(
      fc.property(
        fc.record(rest),
        ascii,
        fc.nat(),
        fc.integer({ min: 1, max: 127 }),
        (others, path, at, change) => {
          const bytes = Buffer.from(path, 'latin1');
          const place = at % bytes.length;
          bytes[place] = ((bytes[place] ?? 0) + change) % 128;
          const mutated = { ...others, pathWithQuery: bytes.toString('latin1') };
          expect(signatureOf(mutated)).not.toBe(signatureOf({ ...others, pathWithQuery: path }));
        },
      ),
    );
  });

  it('changes with the timestamp and the secret', () => {
    fc.assert(
      fc.property(signed, fc.integer({ min: 1, max: 1_000_000 }), (request, later) => {
        const signature = signatureOf(request);
        expect(signatureOf({ ...request, timestamp: request.timestamp + later })).not.toBe(signature);
        expect(signatureOf({ ...request, secret: `${request.secret}x` })).not.toBe(signature);
      }),
    );
  });
});
