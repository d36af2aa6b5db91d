import Router from 'next/router';
import { useEffect } from 'react';

import { onConsentChange } from '@/services/browser/consent/consent';
import { storeChannel } from '@/services/browser/storage/channel';

/** Follows the channel from page to page, and the visitor's choice whether it may be kept in cookies of `domain`. */
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
