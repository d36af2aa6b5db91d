import { LRUCache } from 'lru-cache';

import { env } from '@/services/config/env';
import type { PublishedDocuments } from '@/services/config/pagePath';
import { withDeadline } from '@/services/gateway/deadline';
import { staleWhileRevalidate } from '@/services/gateway/staleWhileRevalidate';
import { logError } from '@/services/server/log/logError';
import { processState } from '@/shared/server/processState';

import { fetchPublishedDocuments } from './fetchPublishedDocuments';

/** From the start, requests wait so long for the index; then the page itself answers. */
const firstWait = 1_000;
const deadlineMs = 30_000;
/** The lists are a call per hundred documents: they are not asked for more often than this. */
const leastSeconds = 30;
/** So many changes count until the index has them. */
const mostChanges = 10_000;

/** The index of what is published, renewed by time while it is asked for, and what has changed since. */
const { index, changed } = processState('siteAddresses', () => ({
  index: staleWhileRevalidate<'published', PublishedDocuments | undefined>({
    fetch: () => withDeadline(deadlineMs, fetchPublishedDocuments),
    lifetime: () => Math.max(env().REVALIDATE_SECONDS, leastSeconds) * 1_000,
    background: {
      initial: undefined,
      firstWait,
      onFault: (error) => logError('Known addresses', error),
    },
  }),
  changed: new LRUCache<string, true>({ max: mostChanges }),
}));

/** The index; undefined until it has been fetched for the first time. */
export const publishedDocuments = (): Promise<PublishedDocuments | undefined> => index.get('published');

/** Addresses that the CMS tells of, without language, are known at once, before the index is renewed. */
export function trackChangedPaths(paths: string[]): void {
  for (const path of paths) changed.set(path, true);
}

/** Whether the CMS has told of a change at a path without language: its own page answers for it. */
export const isChangedPath = (path: string): boolean => changed.has(path);
