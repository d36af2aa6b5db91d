import { describe, it } from 'node:test';

import { expect } from 'expect';

import { bulkOf, contextOf, day, today } from '../../../test/payload/bulk';
import { openFilledPayload } from '../../../test/payload/openFilledPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { mostPerDay, storeVisit } from './storeVisit';
import { summariseVisits } from './summariseVisits';
import { summariseVitals } from './summariseVitals';

const payload = await openFilledPayload();
const context = contextOf(payload);
const visit = (more: object) =>
  storeVisit(context(), {
    path: '/cht/price',
    title: 'Prices',
    referrerHost: '',
    language: 'de',
    channelNo: '',
    channelCode: '',
    ...more,
  });
const { insert, empty, rowsRead } = bulkOf(payload);

describe('visits', () => {
  it('are summarised by the database: of 40,000 rows it hands over some 60', async () => {
    await empty('visits');
    await insert(
      'visits (day, path, language, channel_code)',
      `'${day}', '/page-' || (i % 100), 'de', 'code-' || (i % 40)`,
      40_000,
    );
    await insert(
      'visits (day, path, language, channel_no)',
      "'2026-11-23T12:00:00.000Z', '/', 'en', '7'",
      3_000,
    );
    await insert('visits (day, path, language)', "'2026-10-01T12:00:00.000Z', '/old', 'en'", 10);
    let summary: Awaited<ReturnType<typeof summariseVisits>> | undefined;
    const read = await rowsRead(async () => {
      summary = await summariseVisits(payload, today);
    });
    expect(read).toBeLessThan(70);
    expect(summary?.total).toBe(43_000);
    expect(summary?.days.slice(0, 3)).toEqual([
      { label: today, count: 40_000 },
      { label: '2026-11-23', count: 3_000 },
      { label: '2026-11-22', count: 0 },
    ]);
    expect(summary?.pages.slice(0, 2)).toEqual([
      { label: '/', count: 3_000 },
      { label: '/page-0', count: 400 },
    ]);
    expect(summary?.channels.slice(0, 2)).toEqual([
      { label: '7', count: 3_000 },
      { label: 'code-0', count: 1_000 },
    ]);
    expect([summary?.pages.length, summary?.channels.length]).toEqual([15, 15]);
  });

  it('are kept up to a number a day', async () => {
    await empty('visits');
    await insert('visits (day, path, language)', `'${day}', '/', 'de'`, mostPerDay - 1);
    await visit({});
    await visit({});
    expect((await payload.count({ collection: 'visits' })).totalDocs).toBe(mostPerDay);
  });

  it('are of pages of the site alone, and say nothing invented', async () => {
    await empty('visits');
    for (const path of ['/BUY-PILLS-AT-evil.example', '/trends/999.html', '/custom/none', '/media/none.png'])
      await visit({ path });
    expect((await payload.count({ collection: 'visits' })).totalDocs).toBe(0);
    const { docs: channels } = await payload.find({ collection: 'channels', limit: 1, depth: 0 });
    const { channelNo, channelCode } = channels[0] ?? { channelNo: '', channelCode: '' };
    await visit({ channelNo, channelCode, title: 'BUY PILLS' });
    await visit({ channelNo: 'BUY', channelCode: 'PILLS' });
    await visit({ path: '/cht/calculate/4f9f1c1e-6a54-4f0a-8f0e-8a1f0c6f1a2b' });
    const { docs } = await payload.find({ collection: 'visits', sort: 'id' });
    expect(docs.map((row) => [row.path, row.channelNo, row.channelCode])).toEqual([
      ['/cht/price', channelNo, channelCode],
      ['/cht/price', '', ''],
      ['/cht/calculate', '', ''],
    ]);
    expect(JSON.stringify(docs)).not.toContain('PILLS');
    // Neither a time nor an address.
    expect(Object.keys(docs[0] ?? {}).sort()).toEqual([
      ...['channelCode', 'channelNo', 'day', 'id', 'language', 'path', 'referrerHost'],
    ]);
    expect(docs[0]?.day).toBe(day);
  });
});

describe('the speed of pages', () => {
  const measure = (route: string) => visit({ vitals: { route, device: 'phone', lcp: 900 } });

  it('is kept for the routes of the site alone', async () => {
    for (const route of ['/[BUY]', '/BUY-PILLS', '/trends/18.html']) await measure(route);
    for (const route of ['/trends/[file]', '/cht/Imprint']) await measure(route);
    expect((await summariseVitals(payload, new Date(day))).map(({ route }) => route).sort()).toEqual([
      '/cht/Imprint',
      '/trends/[file]',
    ]);
  });

  it('is kept up to a number a day, and summarised by the database', async () => {
    await empty('page_vitals');
    await insert('page_vitals (day, route, device, lcp)', `'${day}', '/', 'phone', i`, mostPerDay);
    await measure('/cht/Imprint');
    expect(await rowsRead(() => summariseVitals(payload, new Date(day)))).toBeLessThan(10);
    expect((await payload.count({ collection: 'page-vitals' })).totalDocs).toBe(mostPerDay);
  });
});

it('is changed by nobody', async () => {
  const headers = await staffSession(payload, { name: 'C', role: 'administrator' });
  const body = { path: '/', language: 'en', day };
  expect((await restRequest('POST', '/visits', { headers, body })).status).toBe(403);
  for (const method of ['PATCH', 'DELETE'])
    expect((await restRequest(method, '/visits/1', { headers, body })).status).toBe(403);
});

it('is not for translators', async () => {
  const headers = await staffSession(payload, { name: 'T', role: 'translator', language: 'de' });
  for (const collection of ['visits', 'page-vitals', 'page-reads'])
    expect((await restRequest('GET', `/${collection}`, { headers })).status).toBe(403);
});
