import type { Merchant } from '../../payload-types';
import type { CallContext } from '../../platform/http/callContext';
import { accountErrors } from '../authentication/accountErrors';
import { findSession } from '../authentication/sessions';

type Asking = Pick<CallContext, 'payload' | 'token' | 'now'>;

/** The merchant logged in with the token of this call or of the cookie `loginCode`; null for any other text, and once the session is over. */
export async function currentMerchant({ payload, token, now }: Asking): Promise<Merchant | null> {
  const account = (await findSession(payload, token, now))?.account;
  if (account?.collection !== 'merchants') return null;
  return payload.findByID({ collection: 'merchants', id: account.id, depth: 0, disableErrors: true });
}

/**
 * Returns the logged-in merchant.
 * @throws AccountRefusal `session`, 401: no token, one that is over, or none of ours
 */
export async function requireMerchant(context: Asking): Promise<Merchant> {
  const merchant = await currentMerchant(context);
  if (!merchant) throw accountErrors.session();
  return merchant;
}
