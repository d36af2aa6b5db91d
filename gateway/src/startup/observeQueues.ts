import type { Payload } from 'payload';

import { observe } from '@/shared/server/telemetry/metrics';

import { countOutstanding } from '../sync/notifySite';

/** Shows those who watch what is still to be done: changes to tell the site, and publications to come. */
export function observeQueues(payload: Payload): void {
  const count = () => countOutstanding(payload, Date.now());
  observe('outboxLength', async () => {
    const { waiting, failed } = await count();
    return [
      { value: waiting, attributes: { state: 'waiting' } },
      { value: failed, attributes: { state: 'failed' } },
    ];
  });
  observe('outboxAge', async () => [{ value: (await count()).ageMs / 1_000 }]);
  observe('jobsWaiting', async () => {
    const where = {
      taskSlug: { not_equals: 'notifySite' },
      completedAt: { exists: false },
      hasError: { not_equals: true },
    };
    const { totalDocs } = await payload.count({ collection: 'payload-jobs', where });
    return [{ value: totalDocs }];
  });
}
