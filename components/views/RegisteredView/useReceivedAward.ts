import { useSyncExternalStore } from 'react';

import { recallRegistered } from '@/services/browser/storage/registrationState';

const never = () => () => undefined;
const snapshot = () => {
  const registered = recallRegistered();
  return registered && (registered.awardTitle ?? '');
};

/** Title of what this tab's registration was given, empty for nothing; undefined where nobody has registered here. */
export const useGivenAward = (): string | undefined => useSyncExternalStore(never, snapshot, () => undefined);
