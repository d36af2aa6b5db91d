import { after, describe, it } from 'node:test';

import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { expect } from 'expect';

import { storeSurveyReport } from '../../src/api/services/surveys';
import { surveyLimits } from '../../src/features/surveys/limits';
import { statement } from '../../src/platform/db/statement';
import type { CallContext } from '../../src/platform/http/callContext';
import { resetCount } from '../../src/platform/limits/limit';
import { mostTerms, storeSearch } from '../../src/plugins/search-terms/storeSearch';
import { deleteExpiredVisits } from '../../src/plugins/visits/deleteExpiredVisits';
import { mostPerDay, storeVisit } from '../../src/plugins/visits/storeVisit';
import { summariseVisits } from '../../src/plugins/visits/summariseVisits';
import { summariseVitals } from '../../src/plugins/visits/summariseVitals';
import { fillLimit } from './fillLimit';
import { openFilledPayload } from './openFilledPayload';
import { restRequest } from './restRequest';
import { staffSession } from './staffSession';
import { uniqueAddress } from './unique';

// What anybody can write must be cheap to keep and to read.

const payload = await openFilledPayload();
const today = '2026-11-24';
const day = `${today}T12:00:00.000Z`;
const context = (visitorAddress = '203.0.113.7'): CallContext => ({
  payload,
  language: 'en',
  now: new Date(day),
  today,
  token: undefined,
  visitorAddress,
  cookies: [],
});
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
const run = (text: string) => statement(payload, text, []);
/** Rows of a table, numbered by `i`. */
const insert = (into: string, values: string, count: number) =>
  run(`WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${count})
    INSERT INTO ${into} SELECT ${values} FROM numbers`);
const empty = (table: string) => run(`DELETE FROM ${table}`);

/** Counts the rows that the database hands over while `work` runs. */
async function rowsRead(work: () => Promise<unknown>): Promise<number> {
  const { client } = payload.db as unknown as SQLiteAdapter;
  const { pool } = payload.db as unknown as PostgresAdapter;
  let rows = 0;
  const counting = <T extends object>(owner: T, method: keyof T) => {
    const original = owner[method] as (...args: unknown[]) => Promise<{ rows: unknown[] }>;
    owner[method] = (async (...args: unknown[]) => {
      const result = await original.apply(owner, args);
      rows += result.rows.length;
      return result;
    }) as T[keyof T];
    return () => {
      owner[method] = original as T[keyof T];
    };
  };
  const restore = payload.db.name === 'sqlite' ? counting(client, 'execute') : counting(pool, 'query');
  await work().finally(restore);
  return rows;
}

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
  });

  it('are deleted without being loaded', async () => {
    await empty('visits');
    await insert('visits (day, path, language)', "'2025-01-01T12:00:00.000Z', '/', 'de'", 5_000);
    expect(await rowsRead(() => deleteExpiredVisits(payload, new Date(day)))).toBeLessThan(10);
    expect((await payload.count({ collection: 'visits' })).totalDocs).toBe(0);
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

it('a full table of searches drops the least frequent, oldest term for a new one', async () => {
  await insert(
    'search_misses (key, term, language, day, count)',
    `'en invented ' || i, 'invented ' || i, 'en', '2026-11-23T12:00:00.000Z', CASE WHEN i = 1 THEN 5 ELSE 1 END`,
    mostTerms,
  );
  await storeSearch('search-misses')(context(), { query: 'Zeppelin' });
  const termsAre = async (terms: string[]) =>
    (
      await payload.find({ collection: 'search-misses', where: { term: { in: terms } }, sort: 'id' })
    ).docs.map(({ term }) => term);
  expect(await termsAre(['invented 1', 'invented 2', 'invented 3', 'zeppelin'])).toEqual([
    'invented 1',
    'invented 3',
    'zeppelin',
  ]);
  expect((await payload.count({ collection: 'search-misses' })).totalDocs).toBe(mostTerms);
});

it('the file of all enquiries is written some rows at a time', async () => {
  const count = 1_000;
  const moment = "'2026-11-24T09:00:00.000Z'";
  await insert(
    `enquiries (kind, state, name, email, language, notice_version, confirmed_at, token_hash, link_expires_at,
      created_at, updated_at)`,
    `'contact', 'received', 'Sender ' || i, 'sender@example.com', 'en', '2026-11-20', ${moment}, 'hash ' || i, 0,
      ${moment}, ${moment}`,
    count,
  );
  const found: number[] = [];
  const { find } = payload;
  payload.find = (async (options: Parameters<typeof find>[0]) => {
    const result = await find(options);
    if (options.collection === 'enquiries') found.push(result.docs.length);
    return result;
  }) as typeof find;
  after(() => {
    payload.find = find;
  });
  const headers = await staffSession(payload, { name: 'Ada Brandt', role: 'editor' });
  const { status, text } = await restRequest('GET', '/enquiries/export', { headers });
  expect([status, text.trim().split('\r\n').length]).toEqual([200, count + 1]);
  expect(Math.max(...found)).toBeLessThanOrEqual(200);
});

it('reports are saved up to a number a day from a network, and from all together', async () => {
  const save = (address: string) =>
    storeSurveyReport(context(address), {
      answers: {
        companyCountry: 'DE',
        storageCountries: [],
        salesCountries: [],
        productKinds: [],
        salesChannels: [],
        importedConsignments: [],
        importsToStock: 'no',
        supplyRoles: [],
        smallEnterprise: 'no',
        crossBorderTurnover: null,
      },
      choice: { added: [], leftOut: [], rhythm: 'usual' },
      rulesVersion: '2026-11-01',
    });
  const isTooMany = { code: 429, headers: { 'Retry-After': expect.any(String) } };
  const { fromNetwork, perDay } = surveyLimits;
  const address = uniqueAddress();
  await fillLimit(payload, fromNetwork, address);
  await expect(save(address)).rejects.toMatchObject(isTooMany);
  await save(uniqueAddress());
  await fillLimit(payload, perDay, '');
  await expect(save(uniqueAddress())).rejects.toMatchObject(isTooMany);
  await resetCount(perDay, '');
});
