/** Names of the search panel and of the header's button, for a button in the page that opens the same panel. */
export const searchIds = { panel: 'site-search', button: 'site-search-button' } as const;
