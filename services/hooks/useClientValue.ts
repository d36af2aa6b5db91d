import { useSyncExternalStore } from 'react';

/** Nobody tells of a change; the next rendering sees it. */
const never = () => () => undefined;

/** What only a browser knows; `before` on the server and in the first rendering, so that both are the same. */
export const useClientValue = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before);
