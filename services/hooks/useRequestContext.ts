import Router from 'next/router';
import { useEffect, useLayoutEffect } from 'react';

import { updateRequestContext } from '@/services/browser/api/requestContext';
import { activitySystemType } from '@/services/domain/visits/visit';
import { leaveTitle } from '@/services/store/titles';

/** Updates the context that API calls send: the title of the previous page, and whether this is the activity area. */
export function useRequestContext(isActivityArea: boolean) {
  // Before the effects of the page, which may make calls.
  useLayoutEffect(
    () => updateRequestContext({ systemType: isActivityArea ? activitySystemType : '' }),
    [isActivityArea],
  );

  useEffect(() => {
    // The last moment at which the page before still has its title.
    const leave = (_path: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) leaveTitle();
    };
    Router.events.on('beforeHistoryChange', leave);
    return () => Router.events.off('beforeHistoryChange', leave);
  }, []);
}
