import { confirmedParameter, loggedOutParameter, tokenParameter } from '../domain/accountPaths';

/** Parameters of an address as Next hands them to a page. */
export type Query = Record<string, string | string[] | undefined>;

/** A parameter's first value; empty where there is none. */
export const parameterValue = (query: Query, name: string): string => [query[name] ?? ''].flat()[0] ?? '';

/** Parameters that say something about one page alone; a link's token is nobody else's business. */
const ofOnePage = [loggedOutParameter, tokenParameter, confirmedParameter];

/**
 * A path with the query of the present address, so that nothing of what somebody came with is lost
 * (requirements, 2: registration gets the current query).
 */
export function withQueryOf(path: string, address: string, without: readonly string[] = ofOnePage): string {
  const { searchParams } = new URL(address, 'http://gateway');
  for (const name of without) searchParams.delete(name);
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}
