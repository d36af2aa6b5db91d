import { useSyncExternalStore } from 'react';

/** No subscription: the value is read again with each rendering. */
const never = () => () => undefined;

/** Returns a value that only the browser has; `before` on the server and during hydration, so that both renderings match. */
export const useClientValue = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before);
