import Router from 'next/router';
import { useEffect } from 'react';

import { followChannel } from '@/services/live/channel';
import { onConsentChange } from '@/services/live/consent';

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
