import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { loadChunk } from '@/services/browser/loading/chunk';
import type { Account } from '@/services/domain/accounts/account';

import { isGWLogin as isGWLoginNow, onSessionChange, useIsGWLogin } from './isGWLogin';
import type { SiteState } from './siteState';

const key = 'info';

/** How often, in ms, a tab that is looked at again may ask whether the login still holds. */
const pause = 30_000;

/** The calls of accounts come with the first login, not with the page. */
const fetchInfo = async () =>
  (await loadChunk(() => import('@/services/browser/api/accounts'))).fetchAccount();

interface InfoState extends Pick<SiteState, 'isGWLogin'> {
  /** The account that is logged in; undefined until the gateway has answered. */
  info: Account | undefined;
  /** The gateway does not give the account at the moment; it is asked again, after longer and longer pauses. */
  isUnavailable: boolean;
}

/** Returns the login state with the user info, which is loaded when the login cookie exists (requirements, 4.1 and 6.1). */
export function useInfo(): InfoState {
  const isGWLogin = useIsGWLogin();
  const { mutate } = useSWRConfig();
  const { data, error } = useSWR<Account | undefined, Error>(isGWLogin ? key : null, fetchInfo, {
    focusThrottleInterval: pause,
  });

  useEffect(
    () =>
      onSessionChange((isCleared) => {
        // The next login may be another account.
        if (isCleared || !isGWLoginNow()) void mutate(key, undefined, { revalidate: false });
      }),
    [mutate],
  );

  const info = isGWLogin ? data : undefined;
  return { isGWLogin, info, isUnavailable: isGWLogin === true && !info && error !== undefined };
}
