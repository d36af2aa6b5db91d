import Router from 'next/router';
import { useEffect } from 'react';

import { isOrdinaryClick } from '@/services/browser/navigation/ordinaryClick';

/** Files, live calls and other applications are documents of their own. */
const isPage = ({ pathname }: URL) =>
  !/^\/(api|_next)\//.test(pathname) && (!/\.[a-z0-9]+$/.test(pathname) || pathname.endsWith('.html'));

/** The address of the page that a link in static HTML leads to; undefined for places on this page and everything else. */
function pageOf(event: Event): string | undefined {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-island] a[href]');
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  const isHere = url.pathname === pathname && url.search === search;
  const isOurs = url.origin === origin && isPage(url) && !(isHere && url.hash);
  return isOurs ? url.pathname + url.search + url.hash : undefined;
}

function follow(event: MouseEvent) {
  if (event.defaultPrevented || !isOrdinaryClick(event)) return;
  const page = pageOf(event);
  if (!page) return;
  event.preventDefault();
  // The address has its language.
  void Router.push(page, undefined, { locale: false });
}

function prepare(event: Event) {
  const page = pageOf(event);
  if (page) void Router.prefetch(page, undefined, { locale: false, priority: true });
}

/**
 * Links in HTML that the browser keeps (`StaticIsland`) have no event handlers: they are followed by the router, and their
 * pages are fetched ahead on hover, focus and touch, like those of `Anchor`.
 */
export function useIslandLinks() {
  useEffect(() => {
    document.addEventListener('click', follow);
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const intent of intents) document.addEventListener(intent, prepare, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const intent of intents) document.removeEventListener(intent, prepare);
    };
  }, []);
}
