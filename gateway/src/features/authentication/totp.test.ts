import { totpCode } from '../../../test/totpCode';
import { isSecret, newSecret, stepOfCode, totpUri } from './totp';

/** Of RFC 6238, appendix B: the ASCII text `12345678901234567890`. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [-60, null],
  [-30, 33_333],
  [0, 33_333],
  [30, 33_333],
  [60, null],
])('a code %d s from its own time has the step %s', (off, step) =>
  expect(stepOfCode(secret, totpCode(secret, at(1_000_000)), at(1_000_000 + off))).toBe(step),
);

it.each(['', '28708', '2870822', 'abcdef', '２８７０８２'])('%j is no code', (code) =>
  expect(stepOfCode(secret, code, at(59))).toBeNull(),
);

it('returns a URI for apps with issuer and name', () =>
  expect(totpUri(secret, { issuer: 'Kompassa', label: 'a@example.com' })).toBe(
    `otpauth://totp/Kompassa:a%40example.com?issuer=Kompassa&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  ));

it('makes secrets of 160 bits', () => {
  expect(isSecret(newSecret())).toBe(true);
  expect(newSecret()).not.toBe(newSecret());
});

it.each(['', secret.toLowerCase(), `${secret}=`])('%j is no secret', (text) =>
  expect(isSecret(text)).toBe(false),
);
