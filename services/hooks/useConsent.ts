import { useSyncExternalStore } from 'react';

import { hasConsent, isConsentDecided, onConsentChange } from '@/services/browser/consent/consent';
import type { ConsentCategory } from '@/services/domain/visits/consent';

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
