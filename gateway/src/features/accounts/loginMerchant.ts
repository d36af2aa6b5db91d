import type { Payload } from 'payload';

import { checkCredentials } from '../authentication/logIn';
import { checkSecondStep, secondStepTicket } from '../authentication/secondStep';
import type { AccountContext } from './accountContext';
import type { LoggedIn } from './registerMerchant';
import { startMerchantSession } from './sessions';

interface MerchantLogin {
  phone: string;
  password: string;
  /** Of a captcha, once there were too many attempts. */
  captchaToken?: string;
}

type Place = Omit<AccountContext, 'language'>;

async function enter(
  payload: Payload,
  id: number,
  { now, userAgent }: Pick<Place, 'now' | 'userAgent'>,
): Promise<LoggedIn> {
  const merchant = await payload.findByID({ collection: 'merchants', id, depth: 0 });
  return { merchant, cookies: await startMerchantSession(payload, id, { now, userAgent }) };
}

/**
 * Logs a merchant in; with a second factor, answers the ticket of `loginMerchantByCode` instead.
 * @throws AccountRefusal `captcha` or `credentials`
 */
export async function loginMerchant(
  { phone, password, captchaToken = '' }: MerchantLogin,
  { payload, now, visitorAddress, userAgent }: Place,
): Promise<LoggedIn | { ticket: string }> {
  const credentials = { collection: 'merchants', name: phone, password, captchaToken } as const;
  const account = await checkCredentials(credentials, { payload, now, visitorAddress });
  const ticket = await secondStepTicket(payload, account, now);
  return ticket === null ? enter(payload, account.id, { now, userAgent }) : { ticket };
}

/**
 * The second step of a merchant's login.
 * @throws AccountRefusal `loginExpired`, `code` or `tooMany`
 */
export async function loginMerchantByCode(
  step: { ticket: string; code: string },
  { payload, now, userAgent }: Omit<Place, 'visitorAddress'>,
): Promise<LoggedIn> {
  const { id } = await checkSecondStep({ collection: 'merchants', ...step }, { payload, now });
  return enter(payload, id, { now, userAgent });
}
