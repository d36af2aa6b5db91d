import { hashCode, newCode } from './codes';

const secret = 'a-secret-of-thirty-two-characters';

it('has six digits, including leading zeros', () => {
  const codes = Array.from({ length: 20_000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(19_000);
});

it('is hashed with recipient and secret', () => {
  const hash = hashCode('register:+4930231251', '123456', secret);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hashCode('password:+4930231251', '123456', secret)).not.toBe(hash);
  expect(hashCode('register:+4930231252', '123456', secret)).not.toBe(hash);
  expect(hashCode('register:+4930231251', '123457', secret)).not.toBe(hash);
  expect(hashCode('register:+4930231251', '123456', `${secret}!`)).not.toBe(hash);
});
