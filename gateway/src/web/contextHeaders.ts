/** Headers by which the proxy describes a request to the pages. It overwrites those that a browser sends. */
export const contextHeaders = {
  language: 'x-visit-language',
  address: 'x-visit-address',
  nonce: 'x-visit-nonce',
} as const;
