import Router from 'next/router';
import { useEffect } from 'react';

import { contentId } from '@/components/layout/SkipLink/SkipLink';
import { focusOn } from '@/services/browser/navigation/focusPlace';
import { locales } from '@/services/domain/locale/locale';

import { pathOf } from './currentPath';

const prefix = new RegExp(`^/(${locales.join('|')})(?=/|$)`);
const pageOf = (address: string) => pathOf(address).replace(prefix, '');

/** Returns the element that an address points at: the anchor's, or the page's main content. */
function targetOf(address: string): HTMLElement | null {
  const [, hash] = address.split('#');
  return (hash && document.getElementById(decodeURIComponent(hash))) || document.getElementById(contentId);
}

/**
 * After a change of the page, or of the place on it, the keyboard goes on from there, as it would without scripts. Next
 * itself reads the new title out and scrolls. The same page in another language or with another query is no arrival,
 * unless what had the focus is gone. In the frame beside a form, which renews its page with every save, the form has it.
 */
export function useFocusOnRouteChange() {
  useEffect(() => {
    let page = pageOf(window.location.pathname);
    // A dialog that closes with the change gives the focus back first.
    const focusLater = (address: string, isElsewhere = true) =>
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body && window.parent === window;
        if (isElsewhere || isLost) focusOn(targetOf(address));
      });
    const arrive = (address: string, { shallow }: { shallow: boolean }) => {
      const isElsewhere = pageOf(address) !== page;
      page = pageOf(address);
      if (!shallow) focusLater(address, isElsewhere);
    };
    const arriveOnPage = (address: string) => focusLater(address);
    Router.events.on('routeChangeComplete', arrive);
    Router.events.on('hashChangeComplete', arriveOnPage);
    return () => {
      Router.events.off('routeChangeComplete', arrive);
      Router.events.off('hashChangeComplete', arriveOnPage);
    };
  }, []);
}
