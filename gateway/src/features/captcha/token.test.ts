import { makeTicket } from '../../platform/secrets/ticket';
import { issueCaptchaToken, redeemCaptchaToken, tokenLifetime } from './token';

jest.mock('../../platform/secrets/secrets', () => ({
  loadSecrets: () => ({ payloadSecret: 'the secret of all gateways on one database' }),
}));

const now = new Date('2026-11-20T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

it('is valid once in ten simultaneous requests', async () => {
  const token = issueCaptchaToken(now);
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeemCaptchaToken(token, now)));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

it.each([
  [tokenLifetime - 1, true],
  [tokenLifetime, false],
])('%d seconds after it was issued: %s', async (seconds, expected) => {
  expect(await redeemCaptchaToken(issueCaptchaToken(now), later(seconds))).toBe(expected);
});

it.each([
  ['an empty text', ''],
  ['any text', 'solved'],
  ['a very long text', 'a'.repeat(100_000)],
  ['a ticket of another kind', makeTicket('captcha puzzle', 100, now)],
])('%s is no token', async (_case, token) => expect(await redeemCaptchaToken(token, now)).toBe(false));

it('is refused with additional characters', async () => {
  const token = issueCaptchaToken(now);
  for (const other of [`${token}=`, ` ${token}`, `${token}!`, `${token.slice(0, 5)}.${token.slice(5)}`])
    expect(await redeemCaptchaToken(other, now)).toBe(false);
});

it('is refused with any one character changed', async () => {
  const token = issueCaptchaToken(now);
  for (let at = 0; at < token.length; at += 1)
    for (const other of ['A', 'B', '9', '.'].filter((one) => one !== token[at]))
      expect(await redeemCaptchaToken(token.slice(0, at) + other + token.slice(at + 1), now)).toBe(false);
});
