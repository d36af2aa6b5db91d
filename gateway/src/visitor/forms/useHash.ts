'use client';

import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
}

/** The part of the address after `#`; empty on the server. A step of a form that stands there is left by "back". */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  );
