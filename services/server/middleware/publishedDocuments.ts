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

interface Index extends PublishedDocuments {
  /** When it was asked for, in milliseconds since 1970. */
  askedAt: number;
}

async function fetchIndex(): Promise<Index> {
  const askedAt = Date.now();
  return { ...(await withDeadline(deadlineMs, fetchPublishedDocuments)), askedAt };
}

/** The index of what is published, renewed by time while it is asked for. */
const index = processState('siteAddresses', () =>
  staleWhileRevalidate<'published', Index | undefined>({
    fetch: fetchIndex,
    lifetime: () => Math.max(env().REVALIDATE_SECONDS, leastSeconds) * 1_000,
    background: {
      initial: undefined,
      firstWait,
      onFault: (error) => logError('Known addresses', error),
    },
  }),
);

/** The index; undefined until it has been fetched for the first time. */
export const publishedDocuments = (): Promise<Index | undefined> => index.get('published');

/** Fetches the index now, because something has changed. @throws GatewayError where it cannot; not where there is none so far */
export async function refreshAddresses(): Promise<void> {
  try {
    await index.refresh('published');
  } catch (error) {
    if (await publishedDocuments()) throw error;
  }
}
