// Run by sites.contract.test.ts in a process of its own: how a gateway tells two instances of the site, as one line of JSON.
import { getPayload } from 'payload';

import configuration from '../../src/payload.config';
import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { startOutboxWorker } from '../../src/sync/outbox';
import { sitePages } from '../../src/sync/sitePages';

const longestMs = 60_000;

const payload = await getPayload({ config: configuration });
await migrateDatabase(payload);
startOutboxWorker(payload);

const { id } = await payload.create({
  collection: 'partners',
  locale: 'en',
  data: { name: 'New', kind: 'Bank', summary: 'A partner', country: 'DE', _status: 'published' },
});

const updates = async () =>
  (await payload.find({ collection: 'site-updates', sort: 'id', depth: 0 })).docs.map(
    ({ site, state, attempts, rendered, faults }) => ({ site, state, attempts, rendered, faults }),
  );
type Updates = Awaited<ReturnType<typeof updates>>;

/** The updates as soon as they are as is waited for; as they are in the end where they never are. */
async function until(isReached: (updates: Updates) => boolean): Promise<Updates> {
  const end = Date.now() + longestMs;
  for (;;) {
    const found = await updates();
    if (isReached(found) || Date.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const first = await until((all) => all.every(({ attempts }) => attempts > 0));
const pages = await sitePages(payload, `partners:${id}`);
const last = await until((all) => all.every(({ state }) => state === 'done'));
const pagesInTheEnd = await sitePages(payload, `partners:${id}`);
process.stdout.write(`\nREPORT ${JSON.stringify({ first, pages, last, pagesInTheEnd })}\n`);
await payload.destroy();
