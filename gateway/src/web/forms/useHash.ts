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

/**
 * Goes to a part of the page. Next's router knows only addresses that it is told of by `pushState`, and writes the one
 * it knows back when a form is answered: a hash that the browser set by itself would be gone.
 */
export function pushHash(hash: string): void {
  window.history.pushState(null, '', `#${hash}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
