import Router from 'next/router';
import { useEffect } from 'react';

import { onConsentChange } from '@/services/browser/consent/consent';
import { followChannel } from '@/services/browser/storage/channel';

/** Follows the channel from page to page, and the visitor's choice whether it may be kept in cookies of `domain`. */
export function useChannel(domain: string) {
  useEffect(() => {
    const follow = () => followChannel(domain);
    follow();
    Router.events.on('routeChangeComplete', follow);
    const endConsent = onConsentChange(follow);
    return () => {
      Router.events.off('routeChangeComplete', follow);
      endConsent();
    };
  }, [domain]);
}
