import { useSyncExternalStore } from 'react';

import { isLoggedIn, onSessionChange } from '@/services/browser/session/session';

/** Whether somebody is logged in; undefined until the page runs in a browser, whose cookie knows. */
export const useIsLoggedIn = (): boolean | undefined =>
  useSyncExternalStore(onSessionChange, isLoggedIn, () => undefined);
