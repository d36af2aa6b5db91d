'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Around the admin: a page takes clicks and keys once its scripts answer them. Before, they would be lost. */
export function LivePageProvider({ children }: { children: ReactNode }) {
  const isLive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <div className="live-page" inert={!isLive}>
      {children}
    </div>
  );
}
