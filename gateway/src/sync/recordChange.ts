import type { Payload, PayloadRequest } from 'payload';

import { documentName } from '@/contract/site/contentVersions';
import type { ContentChange } from '@/contract/site/siteRequests';

import { config } from '../platform/config/config';
import { flushOutbox, isOutboxRunning } from './outbox';

const longestTitle = 200;
/** At once, by whichever clock: that of the database decides (`outbox.ts`), and this one may be ahead of it. */
const atOnce = new Date(0).toISOString();

interface Recorded {
  title: string;
  site: string;
  change: ContentChange | { paths: string[] };
  document?: string;
}

const record = (payload: Payload, { title, ...update }: Recorded, req?: PayloadRequest) =>
  payload.create({
    collection: 'site-updates',
    data: {
      ...update,
      change: { ...update.change },
      title: title.slice(0, longestTitle),
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: atOnce,
    },
    depth: 0,
    req,
  });

/**
 * Writes down, for each instance of the site, that it has to hear of a change. In the transaction of the change: it is
 * sent once that is through, and not at all where it is taken back.
 */
export async function recordChange(
  req: PayloadRequest,
  change: ContentChange,
  title: unknown,
): Promise<void> {
  if (!isOutboxRunning()) return;
  const document = documentName(change);
  const words = typeof title === 'string' && title ? title : document;
  for (const site of config.siteInstances)
    await record(req.payload, { title: words, site, change, document }, req);
  flushOutbox();
}

/** The same for single pages of one instance, with their language, whatever they show. */
export async function recordPages(payload: Payload, site: string, paths: string[]): Promise<void> {
  await record(payload, { title: paths.join(', '), site, change: { paths } });
  flushOutbox();
}
