import { describe, it } from 'node:test';

import { expect } from 'expect';

import { openPayload } from '../../../test/payload/openPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { statement } from '../../platform/db/statement';
import { startState } from '../../platform/health/startState';
import type { DryRun } from './importEndpoint';

const payload = await openPayload();
const editor = await staffSession(payload, { name: 'Ada', role: 'editor' });
const translator = await staffSession(payload, { name: 'Till', role: 'translator', language: 'de' });

const ask = async (text: string, { query = '?dryRun=true', headers = editor, plan = '' } = {}) => {
  const answer = await restRequest('POST', `/redirects/import${query}`, { headers, body: { text, plan } });
  return { status: answer.status, body: JSON.parse(answer.text) as DryRun & { imported: number } };
};
const rowsOf = async (text: string, headers = editor) =>
  (await ask(text, { headers })).body.rows.map(({ line, from, outcome, reasons }) =>
    [line, from, outcome, ...(reasons ?? [])].join(' '),
  );
const sayingOf = async (text: string, headers = editor) => {
  const { status, body } = await ask(text, { headers });
  return `${status} ${(body as unknown as { errors: { message: string }[] }).errors[0]?.message}`;
};
async function importAll(text: string) {
  const { plan } = (await ask(text)).body;
  return ask(text, { query: '', plan });
}
const stored = async () => {
  const { docs } = await payload.find({ collection: 'redirects', sort: 'from', pagination: false });
  return docs.map(({ from, to, status }) => `${from} ${to} ${status}`);
};

it('a dry run says what would happen to each row, and writes nothing', async () => {
  await payload.create({ collection: 'redirects', data: { from: '/kept', to: '/cht/price', status: '301' } });
  await payload.create({ collection: 'redirects', data: { from: '/moved', to: '/partner', status: '302' } });
  const file =
    '\uFEFFOld;New;Status\r\n/a;/cht/price\r\n\r\n"/b;1";"/partner#a,b";302\r\n/KEPT/;/cht/price;301\r\n/Moved;/cht/price;\r\n';
  const { body } = await ask(file);
  expect(body).toMatchObject({
    heading: 1,
    rows: [
      { line: 2, from: '/a', to: '/cht/price', status: '301', outcome: 'new' },
      { line: 4, from: '/b;1', to: '/partner#a,b', status: '302', outcome: 'new' },
      { line: 5, from: '/kept', outcome: 'unchanged' },
      { line: 6, from: '/moved', outcome: 'changed', before: { to: '/partner', status: '302' } },
    ],
  });
  expect(await stored()).toEqual(['/kept /cht/price 301', '/moved /partner 302']);

  expect((await importAll(file)).body).toEqual({ imported: 3 });
  expect(await stored()).toEqual([
    '/a /cht/price 301',
    '/b;1 /partner#a,b 302',
    '/kept /cht/price 301',
    '/moved /cht/price 301',
  ]);
  expect((await ask(file)).body.rows.every(({ outcome }) => outcome === 'unchanged')).toBe(true);
});

it('refuses by the rules of the form, with the line and in the language of who asks', async () => {
  const page = { title: 'Spring', uid: 'live', pageKey: 'PageLive', _status: 'published' as const };
  await payload.create({ collection: 'pages', data: page });
  const file = [
    '/c,/cht/price',
    '/C/,/partner',
    '/d/*,/partner',
    '/e,/c',
    '/f,/nowhere-at-all',
    '/g,/partner,308',
    '/custom/LIVE,/partner',
    '/h',
    'i,/partner',
  ].join('\n');
  const rows = await rowsOf(file);
  const expected = [
    '1 /c new',
    '2 /c refused Line 1 has this old address',
    '3 /d/* refused An asterisk',
    '4 /e refused /c leads on to /cht/price',
    '5 /f refused The website has no such page',
    '6 /g refused This field has an invalid selection',
    '7 /custom/LIVE refused “Spring” is live at this address',
    '8 /h refused A row has two or three columns',
    '9 i refused The old address from / on',
  ];
  expect(rows).toEqual(expected.map((start) => expect.stringContaining(start)));
  const [, , german] = await rowsOf(file, { ...editor, 'accept-language': 'de' });
  expect(german).toContain('Sternchen');
});

it('writes nothing that was not shown', async () => {
  const file = '/late,/cht/price';
  const { plan } = (await ask(file)).body;
  await payload.create({ collection: 'redirects', data: { from: '/late', to: '/partner', status: '301' } });
  expect(await ask(file, { query: '', plan })).toMatchObject({ status: 409 });
  expect(await ask(file, { query: '' })).toMatchObject({ status: 409 });
  expect(await stored()).toContain('/late /partner 301');
});

it('writes all rows or none, and says so', async () => {
  const before = await stored();
  // The second row is in the way of the first one: neither is written.
  await statement(
    payload,
    'CREATE UNIQUE INDEX one_target ON redirects ("to") WHERE "to" = \'/anniversary\'',
    [],
  );
  const { status, body } = await importAll('/one,/anniversary\n/two,/anniversary');
  await statement(payload, 'DROP INDEX one_target', []);
  expect([status, JSON.stringify(body)]).toEqual([500, expect.stringContaining('Nothing was imported')]);
  expect(await stored()).toEqual(before);
});

describe('a file is refused that', () => {
  for (const [what, text, said] of [
    ['is empty', '\n\n', '400 There is no row'],
    ['has a heading alone', 'Old,New', '400 There is no row'],
    ['is no UTF-8', '/caf\uFFFD,/cht/price', '400 Some letters'],
    ['has an open quotation mark', '/a,/b\n"/c,/d\n', '400 The quotation marks do not match in line 2'],
    ['has too many rows', '/a,/b\n'.repeat(5_001), '400 The file has more than 5000 rows'],
    ['is too large', 'ü'.repeat(500_001), '413 The file is larger than 1 MB'],
  ] as const)
    it(what, async () => expect(await sayingOf(text)).toContain(said));
});

it('is for editors alone', async () => {
  for (const headers of [translator, {}]) expect((await ask('/a,/b', { headers })).status).toBe(403);
});

it('the site is told of many rows once', async () => {
  const file = Array.from({ length: 300 }, (_row, number) => `/old/${number},/cht/price`).join('\n');
  startState.isComplete = true;
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} });
  expect((await importAll(file)).body).toEqual({ imported: 300 });
  startState.isComplete = false;
  expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(1);
});
