import type { Merchant } from '../../payload-types';
import type { CallContext } from '../../platform/http/callContext';
import { accountErrors } from '../authentication/accountErrors';
import { merchantOf } from './sessions';

/** Returns the merchant logged in with the token of this call or of the cookie `loginCode`, or null. */
export const currentMerchant = ({
  payload,
  token,
  now,
}: Pick<CallContext, 'payload' | 'token' | 'now'>): Promise<Merchant | null> =>
  merchantOf(payload, token, now);

/**
 * Returns the logged-in merchant.
 * @throws AccountRefusal `session`, 401: no token, one that is over, or none of ours
 */
export async function requireMerchant(
  context: Pick<CallContext, 'payload' | 'token' | 'now'>,
): Promise<Merchant> {
  const merchant = await currentMerchant(context);
  if (!merchant) throw accountErrors.session();
  return merchant;
}
