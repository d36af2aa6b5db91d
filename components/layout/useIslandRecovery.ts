import Router from 'next/router';
import { useEffect } from 'react';

/**
 * React renders the whole page in the browser where the server's HTML does not fit, because an extension changed it for
 * one. Static HTML (`StaticIsland`) is gone then, and the page is fetched with all of its data.
 */
export function useIslandRecovery() {
  useEffect(() => {
    const kept = [...document.querySelectorAll('[data-island]')];
    const isLost = kept.length > 0 && kept.every((part) => !part.hasChildNodes());
    if (isLost) void Router.replace(Router.asPath, undefined, { scroll: false });
  }, []);
}
