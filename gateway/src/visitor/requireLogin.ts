import { redirect } from 'next/navigation';

import { currentMerchant } from '../accounts/currentMerchant';
import type { Merchant } from '../payload-types';
import { accountPaths, returnParameter } from './paths';
import { visit } from './visit';

/** Who is logged in; everybody else is led to the login and back. */
export async function requireLogin(): Promise<Merchant> {
  const context = await visit();
  const merchant = await currentMerchant(context);
  if (merchant) return merchant;
  const query = new URLSearchParams({ [returnParameter]: context.address });
  redirect(`${accountPaths.login}?${query.toString()}`);
}
