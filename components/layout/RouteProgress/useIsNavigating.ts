import Router from 'next/router';
import { useEffect, useState } from 'react';

/** Whether another page is being loaded. Changes of the same page's query do not count. */
export function useIsNavigating(): boolean {
  const [isNavigating, setIsNavigating] = useState(false);
  useEffect(() => {
    const begin = (_address: string, { shallow }: { shallow: boolean }) => setIsNavigating(!shallow);
    const end = () => setIsNavigating(false);
    Router.events.on('routeChangeStart', begin);
    Router.events.on('routeChangeComplete', end);
    Router.events.on('routeChangeError', end);
    return () => {
      Router.events.off('routeChangeStart', begin);
      Router.events.off('routeChangeComplete', end);
      Router.events.off('routeChangeError', end);
    };
  }, []);
  return isNavigating;
}
