import { LRUCache } from 'lru-cache';

import { processState } from '@/contract/server/processState';
import { env } from '@/services/config/env';
import type { PublishedDocuments } from '@/services/config/pagePath';
import { withDeadline } from '@/services/gateway/deadline';
import { staleWhileRevalidate } from '@/services/gateway/staleWhileRevalidate';
import { logError } from '@/services/server/log/logError';

import { fetchPublishedDocuments } from './fetchPublishedDocuments';

/** From the start, requests wait so long for the index; then the page itself answers. */
const firstWait = 1_000;
const deadlineMs = 30_000;
/** The lists are a call per hundred documents: they are not asked for more often than this. */
const leastSeconds = 30;
/** So many changes count until the index has them. */
const mostChanges = 10_000;

/** The index of what is published, renewed by time while it is asked for. */
const index = processState('siteAddresses', () =>
  staleWhileRevalidate<'published', PublishedDocuments | undefined>({
    fetch: () => withDeadline(deadlineMs, fetchPublishedDocuments),
    lifetime: () => Math.max(env().REVALIDATE_SECONDS, leastSeconds) * 1_000,
    background: {
      initial: undefined,
      firstWait,
      onFault: (error) => logError('Known addresses', error),
    },
  }),
);

/** The index; undefined until it has been fetched for the first time. */
export const publishedDocuments = (): Promise<PublishedDocuments | undefined> => index.get('published');

/** Fetches the index now, because something has changed. @throws GatewayError where it cannot; not where there is none so far */
export async function refreshAddresses(): Promise<void> {
  try {
    await index.refresh('published');
  } catch (error) {
    if (await publishedDocuments()) throw error;
  }
}

const changed = processState('siteChangedPaths', () => new LRUCache<string, true>({ max: mostChanges }));

/** An address that the CMS tells of, without language: its own page answers for it, whatever the index says. */
export function trackChangedPath(path: string): void {
  changed.set(path, true);
}

/** Whether the CMS has told of a change at a path without language. */
export const isChangedPath = (path: string): boolean => changed.has(path);
