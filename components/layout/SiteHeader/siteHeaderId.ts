/** The id of the header, which the first paint waits for (pages/_document). */
export const siteHeaderId = 'Site_header';
