import { type ComponentType, useEffect, useState } from 'react';

import { loadChunk } from '@/services/live/chunk';
import { areNoticesExpected, onNotice } from '@/services/live/notices';

/**
 * Where notices appear, once on every page. What shows them is loaded when the first one may come; where it cannot
 * be loaded, the next notice tries again.
 */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (Toaster) return;
    const load = () => {
      if (!areNoticesExpected()) return;
      loadChunk(() => import('./Toaster'))
        .then((loaded) => setToaster(() => loaded.Toaster))
        .catch(() => undefined);
    };
    load();
    return onNotice(load);
  }, [Toaster]);
  return Toaster && <Toaster />;
}
