import { useEffect } from 'react';

import { keptComponent } from '@/components/ui/KeptHtml/keptComponent';
import { replayEarlyInput } from '@/services/browser/early/replayEarlyInput';
import { loadOptional } from '@/services/browser/loading/chunk';
import { useClientValue } from '@/services/hooks/useClientValue';

const EarlyInputScript = keptComponent(() =>
  loadOptional(() => import('./EarlyInputScript')).then((loaded) => loaded?.EarlyInputScript ?? (() => null)),
);

/**
 * Holds what a visitor does before the page is hydrated, and does it again then.
 * @avoid More than once: `AppFrame` has it, before everything that can be used.
 * @accessibility Nobody needs to know when scripts have come: what is pressed or typed early counts.
 */
export function EarlyInput() {
  const isHydrated = useClientValue(() => true, false);
  useEffect(() => {
    // The parts that differ after hydration are rendered first.
    const timer = setTimeout(replayEarlyInput);
    return () => clearTimeout(timer);
  }, []);
  return isHydrated ? null : <EarlyInputScript />;
}
