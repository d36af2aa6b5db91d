import { useSyncExternalStore } from 'react';

import { isConsentDecided, onConsentChange } from '@/services/live/consent';

/** Whether the visitor has chosen; undefined until a browser knows. */
export const useIsConsentDecided = (): boolean | undefined =>
  useSyncExternalStore(onConsentChange, isConsentDecided, () => undefined);
