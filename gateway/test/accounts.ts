import { randomInt } from 'node:crypto';

import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import type { CallParams } from '@/contract/calls/calls';

import { cms } from './cms';
import { sendForm } from './confirming';
import { gatewayUrl, send, setting } from './gateway';

const captchaUrl = () => `${gatewayUrl()}/captcha/work`;
const close = { connection: 'close' };

/** A solved captcha, by the way that needs no eyes. */
export async function solveCaptcha(): Promise<string> {
  const asked = (await (await fetch(captchaUrl(), { headers: close })).json()) as { data: Challenge };
  const solution = await solveChallenge({ challenge: asked.data, deriveKey });
  const answered = await fetch(captchaUrl(), {
    method: 'POST',
    headers: { ...close, 'content-type': 'application/json' },
    body: JSON.stringify({ challenge: asked.data, solution }),
  });
  const body = (await answered.json()) as { data: { captchaToken: string } };
  return body.data.captchaToken;
}

/** A number and an address that no other test has used. */
export const newPhone = (): string => `+49${randomInt(10 ** 9, 10 ** 10)}`;
export const newAddress = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});

/** The text message that went to a number last, as the admin shows it. */
export async function lastMessage(phone: string): Promise<string> {
  const query = new URLSearchParams({ 'where[recipient][equals]': phone, sort: '-id', limit: '1' });
  const { docs } = await cms<{ docs: { text: string }[] }>('GET', `/sent-messages?${query}`);
  return docs[0]?.text ?? '';
}

export const registration = (phone: string, code: string): CallParams<'register'> => ({
  phone,
  code,
  password: 'correct horse 1',
  companyName: 'Nordlicht Handels GmbH',
  consentVersion: '2026-11-01',
});

export const register = (phone: string, code: string, more: object = {}) =>
  send('register', { ...registration(phone, code), ...more }, newAddress());

/** The token that an answer sets as a cookie. */
export const tokenOf = ({ headers }: { headers: Headers }): string =>
  /^loginCode=([\w-]+);/.exec(headers.getSetCookie()[0] ?? '')?.[1] ?? '';

/** Logs the demo account in; answers the token of its session. */
export const logInMerchant = async (): Promise<string> =>
  tokenOf(
    await sendForm(`${gatewayUrl()}/user/login`, {
      phone: setting('GATEWAY_TEST_MERCHANT_PHONE'),
      password: setting('GATEWAY_TEST_MERCHANT_PASSWORD'),
    }),
  );
