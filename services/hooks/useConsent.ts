import { useSyncExternalStore } from 'react';

import type { ConsentCategory } from '@/services/domain/consent';
import { hasConsent, isConsentDecided, onConsentChange } from '@/services/live/consent';

/** Whether the visitor allows this now; undefined until a browser knows. */
export const useConsent = (category: ConsentCategory): boolean | undefined =>
  useSyncExternalStore(
    onConsentChange,
    () => hasConsent(category),
    () => undefined,
  );

/** Whether the visitor has chosen; undefined until a browser knows. */
export const useIsConsentDecided = (): boolean | undefined =>
  useSyncExternalStore(onConsentChange, isConsentDecided, () => undefined);
