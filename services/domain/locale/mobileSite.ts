/** The one route that keeps its path on the mobile site (requirements, 1). */
export const errorUrl = '/errorUrl';

/**
 * The matching address of the mobile site: one route keeps its path, everything else is the root. The query stays,
 * for a campaign counts there too.
 */
export const mobileAddress = (mobileSite: string, path: string, search: string): string =>
  `${mobileSite}${path === errorUrl ? path : '/'}${search}`;
