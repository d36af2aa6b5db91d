/** Parameters of an address as Next hands them to a page. */
export type Query = Record<string, string | string[] | undefined>;

/** A parameter's first value; empty where there is none. */
export const parameterValue = (query: Query, name: string): string => [query[name] ?? ''].flat()[0] ?? '';

/** A path with the query of the present address, so that nothing of what somebody came with is lost. */
export const withQueryOf = (path: string, address: string): string =>
  path + new URL(address, 'http://gateway').search;
