import type { ParsedUrlQuery } from 'node:querystring';

import type { GetServerSidePropsContext, GetStaticProps } from 'next';

import type { DeadlineMonth } from '@/services/domain/deadlines/deadline';
import { layoutData } from '@/services/fixtures/layoutData';
import { fetchDueRules } from '@/services/gateway/dueDates';
import { fetchLayoutData } from '@/services/gateway/layoutData';
import { seedDueRules } from '@/shared/testing/seedDueRules';

import { getServerSideProps, getStaticProps as country } from './countryDeadlines';
import { getStaticProps as overview } from './deadlines';

jest.mock('@/services/gateway/dueDates');
jest.mock('@/services/gateway/layoutData');
jest.mock('@/services/config/env', () => ({
  env: () => ({ REVALIDATE_SECONDS: 60, RENDER_DEADLINE_MS: 5_000 }),
}));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-30T09:00:00Z'), doNotFake: ['performance', 'setTimeout'] });
  jest.mocked(fetchDueRules).mockImplementation((locale) => Promise.resolve(seedDueRules(locale)));
  jest.mocked(fetchLayoutData).mockResolvedValue(layoutData());
});
afterEach(() => jest.useRealTimers());

const ask = async <P extends object, Q extends NodeJS.Dict<string | string[]>>(
  loader: GetStaticProps<P, Q>,
  params?: Q,
) => loader({ locale: 'de', ...(params && { params }) });

/** The page for a query. */
const choose = (query: ParsedUrlQuery) =>
  getServerSideProps({
    ...{ query, params: {}, locale: 'de', res: { setHeader: () => undefined } },
  } as unknown as GetServerSidePropsContext);

async function monthsOf(asked: Promise<object>): Promise<DeadlineMonth[]> {
  const { props } = (await asked) as { props: { months: DeadlineMonth[] } };
  return props.months;
}

it('has the dates of the next half year, or of a chosen one to its end, in the language of the page', async () => {
  const salesLists = { country: 'DE', frequency: 'month', topic: 'salesList' };
  const months = await monthsOf(choose(salesLists));
  expect(months).toHaveLength(6);
  expect(months[0]).toEqual({
    month: '2026-12',
    deadlines: [
      expect.objectContaining({
        title: 'Zusammenfassende Meldung, Deutschland',
        period: 'November 2026',
        day: '2026-12-25',
        movesTo: '2026-12-28',
        daysOff: ['1. Weihnachtstag', '2. Weihnachtstag', 'Sonntag'],
      }),
    ],
  });
  const monthsIn = async (year: number) => {
    const found = await monthsOf(choose({ ...salesLists, year: String(year) }));
    return found.map(({ month }) => month);
  };
  expect(await monthsIn(2026)).toEqual(['2026-12']);
  expect(await monthsIn(2028)).toHaveLength(12);
});

it('keeps to the period of VAT returns, and to what does not depend on it', async () => {
  const months = await monthsOf(choose({ country: 'DE', frequency: 'quarter', year: '2027' }));
  const titles = new Set(months.flatMap(({ deadlines }) => deadlines.map(({ title }) => title)));
  expect([...titles]).toEqual(
    expect.arrayContaining([
      'Umsatzsteuer-Voranmeldung, Deutschland',
      'Umsatzsteuer-Jahreserklärung, Deutschland',
      'Intrastat-Meldung, Deutschland',
      'IOSS-Meldung und Zahlung',
      'Verpackungen: Vollständigkeitserklärung, Deutschland',
    ]),
  );
  const returns = months
    .flatMap(({ deadlines }) => deadlines)
    .filter(({ title }) => title === 'Umsatzsteuer-Voranmeldung, Deutschland');
  expect(returns).toHaveLength(4);
});

it('has a static page for each country, and none for others', async () => {
  expect(await monthsOf(ask(country, { country: 'DE' }))).toHaveLength(7);
  for (const code of ['XX', 'US', 'de'])
    expect(await ask(country, { country: code })).toEqual({ notFound: true, revalidate: 60 });
});

it.each([
  { country: 'US' },
  { country: 'DE', frequency: 'weekly' },
  { country: 'DE', frequency: 'halfYear' },
  { country: 'BG', frequency: 'quarter' },
  { country: 'NO', topic: 'intrastat' },
  { country: 'DE', topic: 'constructor' },
  { country: 'DE', topic: ['vat', 'oss'] },
  { country: 'DE', year: '2025' },
  { country: 'DE', year: '2029' },
])('there is no page for %j', async (query) => expect(await choose(query)).toEqual({ notFound: true }));

it('has what is due in all countries within thirty days, and the One-Stop Shops once', async () => {
  const months = await monthsOf(ask(overview));
  const all = months.flatMap(({ deadlines }) => deadlines);
  const days = all.map(({ day, movesTo }) => movesTo ?? day);
  expect(days).toEqual([...days].sort());
  expect([days[0], days.at(-1)]).toEqual(['2026-11-30', expect.stringMatching(/^2026-12-(2|3)/)]);
  expect(all.filter(({ title }) => title === 'IOSS-Meldung und Zahlung')).toHaveLength(1);
  expect(all.filter(({ title }) => title.endsWith('Rumänien')).length).toBeGreaterThan(1);
});
