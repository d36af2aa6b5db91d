import { forget } from '../limits/limit';
import { networkOf } from '../limits/networkOf';
import type { Circumstances } from './circumstances';
import { loggedInCookies } from './cookies';
import { findMerchant } from './findMerchant';
import { accountLimits, allow } from './limits';
import { isPasswordOf } from './passwords';
import { refused } from './refusal';
import type { LoggedIn } from './registerMerchant';
import { openSession } from './sessions';

/**
 * Logs a merchant in. After ten failures a number is locked for a while, whether it has an account or not, so that
 * neither words nor time nor a lock tell who has one.
 * @throws AccountRefusal `tooMany` or `credentials`
 */
export async function loginMerchant(
  { phone, password }: { phone: string; password: string },
  { payload, now, visitorAddress }: Omit<Circumstances, 'language'>,
): Promise<LoggedIn> {
  await allow(accountLimits.loginsFromAddress, networkOf(visitorAddress));
  await allow(accountLimits.loginsOfNumber, phone);
  const merchant = await findMerchant(payload, phone);
  const isRight = await isPasswordOf(payload, merchant, password);
  if (!merchant || !isRight) throw refused.credentials();
  await forget(accountLimits.loginsOfNumber, phone);
  return { merchant, cookies: loggedInCookies(await openSession(payload, merchant.id, now)) };
}
