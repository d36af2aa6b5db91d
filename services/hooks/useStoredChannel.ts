import Router from 'next/router';
import { useEffect } from 'react';

import { onConsentChange } from '@/services/browser/consent/consent';
import { storeChannel } from '@/services/browser/storage/channel';

/** Updates the channel on each page, and stores it in cookies of `domain` with consent. */
export function useStoredChannel(domain: string) {
  useEffect(() => {
    const follow = () => storeChannel(domain);
    follow();
    Router.events.on('routeChangeComplete', follow);
    const endConsent = onConsentChange(follow);
    return () => {
      Router.events.off('routeChangeComplete', follow);
      endConsent();
    };
  }, [domain]);
}
