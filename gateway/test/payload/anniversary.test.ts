import { it } from 'node:test';

import { expect } from 'expect';

import { anniversaryToWire } from '../../src/api/activities/anniversary';
import { openPayload } from './openPayload';

const payload = await openPayload();

const publish = (dates: { startTime?: string | null; endTime?: string | null }) =>
  payload.updateGlobal({
    slug: 'anniversary',
    data: { title: 'Anniversary', lead: 'A lead.', ...dates, _status: 'published' },
  });
const published = async () => anniversaryToWire(await payload.findGlobal({ slug: 'anniversary' }));
const given = { startTime: '2027-06-30T22:00:00.000Z', endTime: '2027-07-31T21:59:00.000Z' };

it('gives the dates of the admin', async () => {
  await publish(given);
  expect(await published()).toMatchObject(given);
});

it('gives none where the admin has none', async () => {
  await publish({ startTime: null, endTime: null });
  expect(await published()).toMatchObject({ startTime: null, endTime: null });
});

it('refuses one date without the other, and an end before the start', async () => {
  const problems = async (dates: Parameters<typeof publish>[0]) => {
    const error = await publish(dates).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const { data } = error as { data: { errors: { message: string }[] } };
    return new Set(data.errors.map(({ message }) => message));
  };
  expect(await problems({ startTime: given.startTime, endTime: null })).toEqual(
    new Set(['Enter both dates or none.']),
  );
  expect(await problems({ startTime: given.endTime, endTime: given.startTime })).toEqual(
    new Set(['The end must come after the start.']),
  );
});
