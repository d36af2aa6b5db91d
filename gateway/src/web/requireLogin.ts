import { redirect } from 'next/navigation';

import { accountPaths, returnParameter } from '../domain/accountPaths';
import { currentMerchant } from '../features/accounts/currentMerchant';
import type { Merchant } from '../payload-types';
import { requestContext } from './requestContext';

/** Returns the logged-in merchant; redirects everybody else to the login, and back afterwards. */
export async function requireLogin(): Promise<Merchant> {
  const context = await requestContext();
  const merchant = await currentMerchant(context);
  if (merchant) return merchant;
  const query = new URLSearchParams({ [returnParameter]: context.address });
  redirect(`${accountPaths.login}?${query.toString()}`);
}
