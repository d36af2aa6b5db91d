import { siteAddresses } from './siteAddresses';

/** How the addresses of the pages about one country begin, below that of the campaigns. */
export const guidePrefix = 'sell-in-';

/** Whether a page below `/custom` is about selling in a country, and no campaign. */
export const isGuideUid = (uid: string): boolean => uid.startsWith(guidePrefix);

/** Whether a path without language is that of such a page. */
export const isGuidePath = (path: string): boolean => path.startsWith(siteAddresses.campaign(guidePrefix));
