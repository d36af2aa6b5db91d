import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { loadChunk } from '@/services/browser/loading/chunk';
import { isLoggedIn as isLoggedInNow, onSessionChange } from '@/services/browser/session/session';
import type { Account } from '@/services/domain/accounts/account';

import { useIsLoggedIn } from './useIsLoggedIn';

const key = 'account';

/** How often, in ms, a tab that is looked at again may ask whether the login still holds. */
const pause = 30_000;

/** The calls of accounts come with the first login, not with the page. */
const fetchAccount = async () =>
  (await loadChunk(() => import('@/services/browser/api/accounts'))).fetchAccount();

interface AccountState {
  /** Undefined before hydration. */
  isLoggedIn: boolean | undefined;
  /** Undefined until the gateway has answered. */
  account: Account | undefined;
  /** The gateway does not give the account at the moment; it is asked again, after longer and longer pauses. */
  isUnavailable: boolean;
}

/** Returns the login state (requirements, 4 and 11). */
export function useAccount(): AccountState {
  const isLoggedIn = useIsLoggedIn();
  const { mutate } = useSWRConfig();
  const { data, error } = useSWR<Account | undefined, Error>(isLoggedIn ? key : null, fetchAccount, {
    focusThrottleInterval: pause,
  });

  useEffect(
    () =>
      // The next login may be another account.
      onSessionChange(() => {
        if (!isLoggedInNow()) void mutate(key, undefined, { revalidate: false });
      }),
    [mutate],
  );

  const account = isLoggedIn ? data : undefined;
  return { isLoggedIn, account, isUnavailable: isLoggedIn === true && !account && error !== undefined };
}
