import { useSyncExternalStore } from 'react';

import { loadRegistered } from '@/services/browser/storage/registrationState';

const never = () => () => undefined;
const snapshot = () => {
  const registered = loadRegistered();
  return registered && (registered.awardTitle ?? '');
};

/** Title of what this tab's registration was given, empty for nothing; undefined where nobody has registered here. */
export const useReceivedAward = (): string | undefined =>
  useSyncExternalStore(never, snapshot, () => undefined);
