import type { CallContext } from '../../platform/http/callContext';
import { checkCredentials } from '../authentication/logIn';
import type { LoggedIn } from './registerMerchant';
import { startMerchantSession } from './sessions';

interface MerchantLogin {
  phone: string;
  password: string;
  /** Of a captcha, once there were too many attempts. */
  captchaToken?: string;
}

/**
 * Logs a merchant in.
 * @throws AccountRefusal `captcha` or `credentials`
 */
export async function loginMerchant(
  { phone, password, captchaToken = '' }: MerchantLogin,
  { payload, now, visitorAddress }: Pick<CallContext, 'payload' | 'now' | 'visitorAddress'>,
): Promise<LoggedIn> {
  const credentials = { collection: 'merchants', name: phone, password, captchaToken } as const;
  const { id } = await checkCredentials(credentials, { payload, now, visitorAddress });
  const merchant = await payload.findByID({ collection: 'merchants', id, depth: 0 });
  return { merchant, cookies: await startMerchantSession(payload, id, now) };
}
