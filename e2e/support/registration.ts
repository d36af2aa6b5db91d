import { expect, type APIRequestContext } from '@playwright/test';

import { solveCaptcha } from './captcha';
import { Cms } from './cms';
import { required } from './environment';
import { newAddress, newPhone, password } from './visitor';

/** Registers a new merchant through the site's API proxy; the context then has the cookies of the session. */
export async function register(request: APIRequestContext, phone = newPhone()) {
  const headers = { origin: required('E2E_SITE_URL'), 'x-forwarded-for': newAddress() };
  const asked = await request.post('/api/gateway/api/system/user/sendcode', {
    headers,
    data: { phone, captchaToken: await solveCaptcha(request) },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  const [code = ''] = /^\d{6}/.exec(await (await Cms.signIn()).lastMessage(phone)) ?? [];
  const registration = { phone, code, companyName: 'Nordlicht Handels GmbH', consentVersion: '2026-11-01' };
  const send = (chosen: string) =>
    request.post('/api/gateway/api/system/user/register', {
      headers,
      data: { ...registration, password: chosen },
    });
  // Values arrive as typed: the gateway sees the space and refuses it.
  expect(await (await send(`${password} `)).json()).toMatchObject({
    code: 400,
    msg: expect.stringContaining('space'),
  });
  const answer = await send(password);
  expect(answer.status(), await answer.text()).toBe(200);
  return { phone, answer };
}
