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

it('deletes rows that are older than the stated time', async () => {
  const payload = { delete: jest.fn() };
  await deleteExpiredVisits(payload, new Date('2026-11-20T12:00:00Z'));
  expect(payload.delete).toHaveBeenCalledWith(
    expect.objectContaining({ where: { day: { less_than: '2025-10-20T12:00:00.000Z' } } }),
  );
});
