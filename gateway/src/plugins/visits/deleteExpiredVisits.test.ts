import type { Payload } from 'payload';

import { deleteExpiredVisits } from './deleteExpiredVisits';

it('deletes rows that are older than the stated time', async () => {
  const db = { deleteMany: jest.fn() };
  await deleteExpiredVisits({ db } as unknown as Payload, new Date('2026-11-20T12:00:00Z'));
  expect(db.deleteMany.mock.calls).toEqual([
    [{ collection: 'visits', where: { day: { less_than: '2025-10-20T12:00:00.000Z' } } }],
    [{ collection: 'page-reads', where: { day: { less_than: '2025-10-20T12:00:00.000Z' } } }],
    [{ collection: 'page-vitals', where: { day: { less_than: '2026-10-23T12:00:00.000Z' } } }],
  ]);
});
