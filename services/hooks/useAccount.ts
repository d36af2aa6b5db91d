import useSWR from 'swr';

import type { Account } from '@/services/domain/account';
import { fetchAccount } from '@/services/live/accounts';

import { useIsLoggedIn } from './useIsLoggedIn';

/** Who is logged in. `isLoggedIn` is undefined until a browser knows; `account` until the gateway has said it. */
export function useAccount(): { isLoggedIn: boolean | undefined; account: Account | undefined } {
  const isLoggedIn = useIsLoggedIn();
  const { data } = useSWR(isLoggedIn ? 'account' : null, fetchAccount, { revalidateOnFocus: false });
  return { isLoggedIn, account: isLoggedIn ? data : undefined };
}
