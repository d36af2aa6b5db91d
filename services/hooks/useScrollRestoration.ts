import Router from 'next/router';
import { useEffect } from 'react';

/** Scroll positions in px, by the key that Next gives each history entry. Lost with the document. */
const places = new Map<string, number>();
const keyNow = () => (window.history.state as { key?: string } | null)?.key ?? '';

/**
 * The browser's way back leads to where one was. Next begins every page at its top; what it offers against that writes
 * to the browser's storage. Reloads and other documents are the browser's own work.
 */
export function useScrollRestoration() {
  useEffect(() => {
    let key = keyNow();
    let isOnWayBack = false;
    const { style } = document.documentElement;
    const goBack = () => {
      isOnWayBack = true;
      // The browser scrolls too; smoothly, it would go on scrolling from where this page has arrived.
      style.scrollBehavior = 'auto';
    };
    const keep = () => places.set(key, window.scrollY);
    const arrive = () => {
      key = keyNow();
      const top = places.get(key);
      if (isOnWayBack && top !== undefined) window.scrollTo({ top, behavior: 'instant' });
      isOnWayBack = false;
      style.removeProperty('scroll-behavior');
    };
    window.addEventListener('popstate', goBack);
    Router.events.on('routeChangeStart', keep);
    Router.events.on('routeChangeComplete', arrive);
    Router.events.on('hashChangeComplete', arrive);
    return () => {
      window.removeEventListener('popstate', goBack);
      Router.events.off('routeChangeStart', keep);
      Router.events.off('routeChangeComplete', arrive);
      Router.events.off('hashChangeComplete', arrive);
    };
  }, []);
}
