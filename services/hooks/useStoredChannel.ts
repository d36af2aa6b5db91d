import Router from 'next/router';
import { useEffect } from 'react';

import { onConsentChange } from '@/services/browser/consent/consent';
import { storeParamObj } from '@/services/store/paramObj';

/** Updates the channel on each page, and stores it in cookies of `domain` with consent. */
export function useStoredChannel(domain: string) {
  useEffect(() => {
    const follow = () => storeParamObj(domain);
    follow();
    Router.events.on('routeChangeComplete', follow);
    const endConsent = onConsentChange(follow);
    return () => {
      Router.events.off('routeChangeComplete', follow);
      endConsent();
    };
  }, [domain]);
}
