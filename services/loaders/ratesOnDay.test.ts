import type { GetServerSidePropsContext } from 'next';

import { layoutData } from '@/services/fixtures/layoutData';
import { rateFacts } from '@/services/fixtures/ratesOnDay';
import { fetchTopicFacts } from '@/services/gateway/facts';
import { fetchLayoutData } from '@/services/gateway/layoutData';

import { getServerSideProps, type RatesOnDay } from './ratesOnDay';

jest.mock('@/services/gateway/facts');
jest.mock('@/services/gateway/layoutData');
jest.mock('@/services/config/env', () => ({
  env: () => ({ REVALIDATE_SECONDS: 60, RENDER_DEADLINE_MS: 5_000 }),
}));

const facts = jest.mocked(fetchTopicFacts);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-30T09:00:00Z'), doNotFake: ['performance', 'setTimeout'] });
  jest.mocked(fetchLayoutData).mockResolvedValue(layoutData());
  facts.mockReset();
  facts.mockImplementation((topic) => Promise.resolve(rateFacts[topic] ?? []));
});
afterEach(() => jest.useRealTimers());

async function ask(query: Record<string, string | string[]>, locale = 'de'): Promise<RatesOnDay> {
  const context = { query, params: {}, locale, res: { setHeader: () => undefined } };
  const result = await getServerSideProps(context as unknown as GetServerSidePropsContext);
  return (result as { props: RatesOnDay }).props;
}

/** The figures of a kind in a country. */
async function percentOf(query: Record<string, string>, country: string, kind: string) {
  const { countries } = await ask(query);
  const rows = countries?.find((fact) => fact.country === country)?.rows ?? [];
  return rows.filter((row) => row.kind === kind).map(({ value }) => value);
}

it('has the rates of the day: the first and the last one of each count', async () => {
  expect(await percentOf({ on: '2024-12-31' }, 'SK', 'standard')).toEqual([20]);
  expect(await percentOf({ on: '2025-01-01' }, 'SK', 'standard')).toEqual([23]);
  const food = (on: string) => percentOf({ on, goods: 'basicFood' }, 'SE', 'basicFood');
  expect(await Promise.all(['2026-03-31', '2026-04-01', '2027-12-31', '2028-01-01'].map(food))).toEqual([
    [12],
    [6],
    [6],
    [12],
  ]);
});

it('has what begins within a year after the day, and no more', async () => {
  const next = async (on: string) => {
    const { countries } = await ask({ on, goods: 'basicFood' });
    return countries?.find(({ country }) => country === 'SE')?.next.map(({ from }) => from);
  };
  expect(await next('2026-12-31')).toEqual([]);
  expect(await next('2027-01-01')).toEqual(['2028-01-01']);
  expect(await next('2028-01-01')).toEqual([]);
});

it('has the sources and the older check of both topics', async () => {
  const { countries } = await ask({ goods: 'basicFood' });
  const sweden = countries?.filter(({ country }) => country === 'SE');
  expect(sweden).toHaveLength(1);
  expect(sweden?.[0]).toMatchObject({ checkedOn: '2026-11-01' });
  expect(sweden?.[0]?.sources.map(({ title }) => title)).toEqual([
    'Taxes in Europe Database',
    'Skatteverket',
  ]);
});

it('begins with today and all goods', async () => {
  const { question, days, countries } = await ask({});
  expect(question).toEqual({ day: '2026-11-30', goods: 'all', faults: {} });
  expect(days).toEqual({ first: '2024-01-01', last: '2028-12-31' });
  expect(countries).toHaveLength(3);
});

it.each([
  [{ on: '' }, { day: 'empty' }],
  [{ on: '2027-02-29' }, { day: 'unreadable' }],
  [{ on: '2027-13-01' }, { day: 'unreadable' }],
  [{ on: 'tomorrow' }, { day: 'unreadable' }],
  [{ on: '2023-12-31' }, { day: 'outside' }],
  [{ on: '2029-01-01' }, { day: 'outside' }],
  [{ on: ['2027-01-01', '2027-01-02'] }, { day: 'unreadable' }],
  [{ goods: 'constructor' }, { goods: 'unknown' }],
  [{ goods: 'standard' }, { goods: 'unknown' }],
])('refuses %j without a call, and keeps it', async (query, faults) => {
  const { question, countries } = await ask(query);
  // Next refuses to send undefined.
  expect(question.faults).toStrictEqual(faults);
  expect(countries).toBeNull();
  expect(facts).not.toHaveBeenCalled();
  if ('on' in query) expect(question.day).toBe(String(query.on).slice(0, 30));
});

it('keeps the form while the gateway does not answer, and the rates that it had', async () => {
  facts.mockRejectedValue(new Error('down'));
  expect(await ask({ on: '2027-01-01' }, 'en')).toMatchObject({
    question: { day: '2027-01-01', faults: {} },
    countries: null,
  });
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
  expect((await ask({ on: '2027-01-01' })).countries).toHaveLength(3);
});
