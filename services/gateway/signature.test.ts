import { createHash } from 'node:crypto';

import fc from 'fast-check';

import { anyCharacter } from '@/services/fixtures/anyCharacter';

import { signatureOf } from './signature';

// Shows (requirements, 7.2 and 10.3).

const query = fc
  .array(fc.tuple(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter })), { maxLength: 5 })
  .map((parameters) => new URLSearchParams(parameters).toString());
const signed = fc.record({
  pathWithQuery: fc.oneof(
    fc.tuple(fc.webPath(), query).map(([path, text]) => `${path}?${text}`),
    fc.string({ unit: anyCharacter }),
  ),
  secret: fc.string({ minLength: 16 }),
  timestamp: fc.integer({ min: 0, max: 4_102_444_800_000 }),
  hash: fc.constantFrom('sha256' as const, 'md5' as const),
});

it('is the node:crypto hash of path with query, secret and timestamp, for any request', () =>
  fc.assert(
    fc.property(signed, ({ hash, ...parts }) => {
      const text = `${parts.pathWithQuery}${parts.secret}${parts.timestamp}`;
      expect(signatureOf({ hash, ...parts })).toBe(createHash(hash).update(text).digest('hex'));
    }),
  ));
