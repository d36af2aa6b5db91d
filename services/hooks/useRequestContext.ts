import Router from 'next/router';
import { useEffect, useLayoutEffect } from 'react';

import { rememberVisit } from '@/services/browser/api/requestContext';
import { activitySystemType } from '@/services/domain/visits/visit';

/** Keeps what live calls tell of the visit: the title of the page before, and whether this is the activity area. */
export function useVisit(isActivityArea: boolean) {
  // Before the effects of the page, which may make calls.
  useLayoutEffect(
    () => rememberVisit({ systemType: isActivityArea ? activitySystemType : '' }),
    [isActivityArea],
  );

  useEffect(() => {
    // The last moment at which the page before still has its title.
    const leave = (_path: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) rememberVisit({ sourceTitle: document.title });
    };
    Router.events.on('beforeHistoryChange', leave);
    return () => Router.events.off('beforeHistoryChange', leave);
  }, []);
}
