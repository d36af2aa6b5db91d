/** The Chinese label of the title, "official site" (requirements, 1). */
const officialSite = '官网';

/** Title of the site: home's own, and the end of every other page's (requirements, 1). */
export const siteTitle = (product: string, siteName: string): string =>
  `${product}${officialSite}_${siteName}`;
