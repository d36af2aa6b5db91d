'use client';

import type { ReactNode } from 'react';

import { useInBrowser } from './ui/useInBrowser';

/** Around the admin: a page takes clicks and keys once its scripts answer them. Before, they would be lost. */
export function LivePageProvider({ children }: { children: ReactNode }) {
  const isLive = useInBrowser(() => true, false);
  return (
    <div className="live-page" inert={!isLive}>
      {children}
    </div>
  );
}
