import type { CallContext } from '../../platform/http/callContext';
import { deleteExpiredVisits } from './deleteExpiredVisits';
import { storeVisit } from './storeVisit';

const visit = {
  path: '/cht/Services',
  title: '',
  referrerHost: '',
  language: 'de',
  channelNo: '',
  channelCode: '',
} as const;

it('stores the day without the time', async () => {
  const payload = { create: jest.fn() };
  const context = { payload, today: '2026-11-20', visitorAddress: '53.0.0.1' } as unknown as CallContext;
  expect(await storeVisit(context, visit)).toBe(true);
  expect(payload.create.mock.calls).toEqual([
    [{ collection: 'visits', data: { ...visit, day: '2026-11-20T12:00:00.000Z' }, depth: 0 }],
  ]);
});

it('stores the speed of a page without the visit', async () => {
  const payload = { create: jest.fn() };
  const context = { payload, today: '2026-11-20' } as unknown as CallContext;
  const vitals = { route: '/trends/[file]', device: 'phone', lcp: 1200, cls: 0 } as const;
  await storeVisit(context, { ...visit, vitals });
  expect(payload.create.mock.calls).toEqual([
    [{ collection: 'page-vitals', data: { ...vitals, day: '2026-11-20T12:00:00.000Z' }, depth: 0 }],
  ]);
});

it('deletes rows that are older than the stated time', async () => {
  const payload = { delete: jest.fn() };
  await deleteExpiredVisits(payload, new Date('2026-11-20T12:00:00Z'));
  expect(payload.delete.mock.calls).toEqual([
    [{ collection: 'visits', where: { day: { less_than: '2025-10-20T12:00:00.000Z' } }, depth: 0 }],
    [{ collection: 'page-reads', where: { day: { less_than: '2025-10-20T12:00:00.000Z' } }, depth: 0 }],
    [{ collection: 'page-vitals', where: { day: { less_than: '2026-10-23T12:00:00.000Z' } }, depth: 0 }],
  ]);
});
