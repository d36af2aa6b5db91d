import { type ComponentType, useEffect, useState } from 'react';

import { loadChunk } from '@/services/browser/loading/chunk';
import { areNotificationsExpected, onNotification } from '@/services/browser/notifications/notifications';

/**
 * The place for notifications, once on every page. The toaster is loaded before the first notification; where it
 * cannot be loaded, the next notice tries again.
 * @avoid More than once: `AppLayout` has it. For messages that belong to a field or a form.
 * @accessibility Errors interrupt a screen reader, everything else waits for its turn.
 */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (Toaster) return;
    const load = () => {
      if (!areNotificationsExpected()) return;
      loadChunk(() => import('./Toaster'))
        .then((loaded) => setToaster(() => loaded.Toaster))
        .catch(() => undefined);
    };
    load();
    return onNotification(load);
  }, [Toaster]);
  return Toaster && <Toaster />;
}
