/** Names of the search panel and of the header's button, for a button in the page that opens the same panel. */
export const searchIds = { panel: 'Site_search', button: 'Site_search_button' } as const;
