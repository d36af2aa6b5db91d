import { it } from 'node:test';

import { expect } from 'expect';

import { openFilledPayload } from '../../../test/payload/openFilledPayload';
import { findCalendar } from './calendar/findCalendar';
import { periodOf } from './calendar/month';

const payload = await openFilledPayload();
const now = new Date();

/** What stands in a month, as `kind title` with its day or moment. */
const inMonth = async (month: string, language: 'en' | 'de' = 'en') =>
  (await findCalendar(payload, periodOf(month), { now, language })).map(
    ({ kind, title, moment, day, state }) =>
      [kind, title, day ?? new Date(moment ?? 0).toISOString(), state].filter(Boolean).join(' '),
  );

it('has schedules and the publication periods of published documents, in the order of time', async () => {
  const [image] = (await payload.find({ collection: 'media', limit: 1 })).docs;
  const [service] = (await payload.find({ collection: 'services', limit: 1, depth: 0 })).docs;
  const [price] = service?.prices ?? [];
  if (!image || !service || !price) throw new Error('The fixture is not there.');
  const banner = (title: string, _status: 'draft' | 'published') =>
    payload.create({
      collection: 'posters',
      data: {
        ...{ title, text: 'What it says.', image: image.id, position: 'home', _status },
        ...{ linkUrl: '/cht/Services', linkLabel: 'Services' },
        ...{ startTime: '2031-03-05T08:00:00.000Z', startTime_tz: 'Europe/Berlin' },
        ...{ endTime: '2031-03-09T08:00:00.000Z', endTime_tz: 'Europe/Berlin' },
      },
    });
  const { id } = await banner('Sale', 'published');
  await banner('Unseen', 'draft');
  await payload.update({
    collection: 'services',
    id: service.id,
    data: {
      prices: [{ ...price, validFrom: '2031-03-01T12:00:00.000Z', validUntil: '2031-03-31T12:00:00.000Z' }],
      _status: 'published',
    },
  });
  await payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date('2031-03-07T10:00:00Z'),
    input: { type: 'unpublish', doc: { relationTo: 'posters', value: String(id) } } as never,
  });
  const about = `Service: ${service.serverName}`;
  expect(await inMonth('2031-03')).toEqual([
    `begins ${about} 2031-03-01`,
    'begins Banner: Sale 2031-03-05T08:00:00.000Z',
    'unpublish Banner: Sale 2031-03-07T10:00:00.000Z',
    'ends Banner: Sale 2031-03-09T08:00:00.000Z',
    `ends ${about} 2031-03-31`,
  ]);
  expect((await inMonth('2031-03', 'de'))[0]).toMatch(/^begins Leistung: /);
  expect(await inMonth('2032-05')).toEqual([]);
});
