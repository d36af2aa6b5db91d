import { createContext, useContext } from 'react';

import type { SiteState } from './siteState';

const CommonDataContext = createContext<SiteState['commonData'] | null>(null);

export const CommonDataProvider = CommonDataContext.Provider;

/** The data every page shares. Throws outside `AppLayout`: a page without them is a mistake of ours. */
export function useCommonData(): SiteState['commonData'] {
  const commonData = useContext(CommonDataContext);
  if (!commonData) throw new Error('useCommonData needs AppLayout, or CommonDataProvider in a test or story');
  return commonData;
}

/** The same where a page must be shown in any case: null where there are none. */
export const useCommonDataIfAny = (): SiteState['commonData'] | null => useContext(CommonDataContext);
