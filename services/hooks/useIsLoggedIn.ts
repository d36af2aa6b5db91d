import { useSyncExternalStore } from 'react';

import { onLoginEnd } from '@/services/live/login';
import { isLoggedIn } from '@/services/live/session';

/** Whether somebody is logged in; undefined until the page runs in a browser, whose cookie knows. */
export const useIsLoggedIn = (): boolean | undefined =>
  useSyncExternalStore(onLoginEnd, isLoggedIn, () => undefined);
