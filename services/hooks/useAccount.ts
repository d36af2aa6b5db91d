import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { fetchAccount } from '@/services/browser/api/accounts';
import { isLoggedIn as isLoggedInNow, onSessionChange } from '@/services/browser/session/session';
import type { Account } from '@/services/domain/accounts/account';

import { useIsLoggedIn } from './useIsLoggedIn';

const key = 'account';

/** How often, in ms, a tab that is looked at again may ask whether the login still holds. */
const pause = 30_000;

/** Returns the login state: `isLoggedIn` is undefined before hydration, `account` until the gateway has answered. */
export function useAccount(): { isLoggedIn: boolean | undefined; account: Account | undefined } {
  const isLoggedIn = useIsLoggedIn();
  const { mutate } = useSWRConfig();
  const { data } = useSWR(isLoggedIn ? key : null, fetchAccount, { focusThrottleInterval: pause });

  useEffect(
    () =>
      // The next login may be another account.
      onSessionChange(() => {
        if (!isLoggedInNow()) void mutate(key, undefined, { revalidate: false });
      }),
    [mutate],
  );

  return { isLoggedIn, account: isLoggedIn ? data : undefined };
}
