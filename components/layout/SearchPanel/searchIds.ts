/** Names of the search panel and of the header's button, for a button in the page that opens the same panel. */
export const searchIds = { panel: 'finder', button: 'find' } as const;
