import type { GetServerSidePropsContext } from 'next';

import { answerOf } from '@/services/fixtures/fileRoute';
import { fetchDueRules } from '@/services/gateway/dueDates';
import { deadlineCountries } from '@/shared/dueDates/deadlineRules';
import { seedDueRules } from '@/shared/testing/seedDueRules';

import { getServerSideProps } from './deadlineFile';

jest.mock('@/services/gateway/dueDates');
jest.mock('@/services/config/env', () => ({ env: () => ({ SITE_URL: 'https://www.example.com' }) }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-30T09:00:00Z') });
  jest.mocked(fetchDueRules).mockImplementation((locale) => Promise.resolve(seedDueRules(locale)));
});
afterEach(() => jest.useRealTimers());

const ask = (file: string, query: object = {}, locale = 'en', sent: object = {}) =>
  answerOf(
    (context) => getServerSideProps({ ...context, params: { file }, query } as GetServerSidePropsContext),
    locale,
    sent,
  );

const valuesOf = (body: string, name: string) =>
  [...body.replaceAll('\r\n ', '').matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value);

it('is a calendar of the chosen dates in the language of its address', async () => {
  const { status, headers, body } = await ask('DE.ics', { frequency: 'quarter', topic: 'vat' }, 'de');
  expect([status, headers['Content-Type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(valuesOf(body, 'X-WR-CALNAME')).toEqual(['Steuertermine: Deutschland']);
  expect(new Set(valuesOf(body, 'SUMMARY').map((text) => text?.replace(/ \(.*/, '')))).toEqual(
    new Set(['Umsatzsteuer-Voranmeldung\\, Deutschland', 'Umsatzsteuer-Jahreserklärung\\, Deutschland']),
  );
  expect(body).toContain('DTSTART;VALUE=DATE:20270110\r\n');
  expect(valuesOf(body, 'DESCRIPTION').join('')).toContain(
    'Rückt auf den nächsten Werktag: 11. Januar 2027.',
  );
});

it('has an id of its own for each date, the same with every request and in both languages', async () => {
  for (const country of deadlineCountries) {
    const ids = valuesOf((await ask(`${country}.ics`)).body, 'UID');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(10);
  }
  const idsOf = async (locale: string) => valuesOf((await ask('DE.ics', {}, locale)).body, 'UID');
  expect(await idsOf('de')).toEqual(await idsOf('en'));
});

it('answers 304 until the rules or the year change, and is never kept without its query', async () => {
  const { headers } = await ask('FR.ics');
  expect(headers['Cache-Control']).toBe('private, max-age=3600');
  jest.setSystemTime(new Date('2026-12-02T09:00:00Z'));
  expect(await ask('FR.ics', {}, 'en', { 'if-none-match': headers.ETag })).toMatchObject({ status: 304 });
});

it.each([
  ['XX.ics', {}, 404, /no calendar at this address/],
  ['DE', {}, 404, /no calendar/],
  ['DE.ics', { frequency: 'weekly' }, 400, /It has: month, quarter, year\./],
  ['DE.ics', { frequency: ['month', 'year'] }, 400, /frequency/],
  ['BG.ics', { frequency: 'quarter' }, 400, /It has: month\./],
  ['CH.ics', { topic: 'oss' }, 400, /It has: vat\./],
  ['DE.ics', { topic: 'taxes' }, 400, /It has: vat, salesList, intrastat, oss, producers\./],
])('says what is wrong with %s and %j', async (file, query, status, message) => {
  const answer = await ask(file, query);
  expect([answer.status, answer.headers['Content-Type']]).toEqual([status, 'text/plain; charset=utf-8']);
  expect(answer.body).toMatch(message);
});

it('asks readers to come again while the rules are missing', async () => {
  jest.mocked(fetchDueRules).mockRejectedValue(new Error('The gateway does not answer.'));
  expect(await ask('DE.ics')).toMatchObject({ status: 503, headers: { 'Retry-After': '60' } });
});
