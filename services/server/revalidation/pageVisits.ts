import { LRUCache } from 'lru-cache';

import { processState } from '@/contract/server/processState';

import { pageOfUrl } from './renderFailures';

/** Addresses that nobody visits are as many as somebody thinks of. */
const most = 2_000;

/** Requests since the start by page and language: how many and for what, nothing of who. */
const visits = processState('sitePageVisits', () => new LRUCache<string, number>({ max: most }));

const keyOf = (url: string): { key: string; path: string } => {
  const { locale, path } = pageOfUrl(url);
  return { key: `${locale} ${path}`, path };
};

/** Counts a request for a page or its data; `url` as the browser sent it. */
export function countPageVisit(url: string): void {
  const { key, path } = keyOf(url);
  if (/^\/((_next|api)\/|(healthz|readyz)$)/.test(path)) return;
  visits.set(key, (visits.get(key) ?? 0) + 1);
}

/** The same addresses, those first that this process was asked for most; addresses without a visit keep their order. */
export function mostVisitedFirst(addresses: string[]): string[] {
  const visitsOf = (address: string) => visits.peek(keyOf(address).key) ?? 0;
  return [...addresses].sort((a, b) => visitsOf(b) - visitsOf(a));
}
