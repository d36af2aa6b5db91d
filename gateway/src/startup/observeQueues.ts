import type { Payload } from 'payload';

import { observe } from '@/contract/server/telemetry/metrics';

const states = ['waiting', 'failed'] as const;

/** Shows those who watch what is still to be done: changes to tell the site, and publications to come. */
export function observeQueues(payload: Payload): void {
  observe('outboxLength', () =>
    Promise.all(
      states.map(async (state) => {
        const where = { state: { equals: state } };
        const { totalDocs } = await payload.count({ collection: 'site-updates', where });
        return { value: totalDocs, attributes: { state } };
      }),
    ),
  );
  observe('outboxAge', async () => {
    const { docs } = await payload.find({
      collection: 'site-updates',
      where: { state: { equals: 'waiting' } },
      sort: 'createdAt',
      limit: 1,
      pagination: false,
      select: { createdAt: true },
      depth: 0,
    });
    const ageMs = docs[0] ? Date.now() - Date.parse(docs[0].createdAt) : 0;
    return [{ value: ageMs / 1_000 }];
  });
  observe('jobsWaiting', async () => {
    const where = { completedAt: { exists: false }, hasError: { not_equals: true } };
    const { totalDocs } = await payload.count({ collection: 'payload-jobs', where });
    return [{ value: totalDocs }];
  });
}
