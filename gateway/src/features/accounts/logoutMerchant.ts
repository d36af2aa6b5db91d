import type { CallContext } from '../../platform/http/callContext';
import { closeSession } from '../authentication/sessions';
import { loggedOutCookies, type Cookie } from './cookies';

/** Ends the session of a token, if there is one, and answers the cookies that say so. Other sessions go on. */
export async function logoutMerchant({
  payload,
  token,
}: Pick<CallContext, 'payload' | 'token'>): Promise<Cookie[]> {
  if (token) await closeSession(payload, token);
  return loggedOutCookies();
}
