import { LRUCache } from 'lru-cache';

import { processState } from '@/contract/server/processState';

import { pageOfUrl } from './renderFailures';

/** Addresses that nobody visits are as many as somebody thinks of. */
const most = 2_000;

/** Requests since the start by path without language: how many and for what, nothing of who. */
const visits = processState('sitePageVisits', () => new LRUCache<string, number>({ max: most }));

/** Counts a request for a page or its data; `url` as the browser sent it. */
export function countPageVisit(url: string): void {
  const { path } = pageOfUrl(url);
  if (/^\/(_next|api)\//.test(path)) return;
  visits.set(path, (visits.get(path) ?? 0) + 1);
}

/** The same pages, those first that this process was asked for most; pages without a visit keep their order. */
export const mostVisitedFirst = <T extends { path: string }>(pages: T[]): T[] =>
  [...pages].sort((a, b) => (visits.peek(b.path) ?? 0) - (visits.peek(a.path) ?? 0));
