/** What the proxy tells the pages about a request. It sets them itself, whatever the browser sent. */
export const contextHeaders = { language: 'x-visit-language', address: 'x-visit-address' } as const;
