import Router from 'next/router';
import { useEffect } from 'react';

/** Closes what stands above a page once another page is there: the browser's way back does not ask it to. */
export function useCloseOnNavigation(close: () => void) {
  useEffect(() => {
    Router.events.on('routeChangeComplete', close);
    return () => Router.events.off('routeChangeComplete', close);
  }, [close]);
}
