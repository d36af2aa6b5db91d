import type { GetServerSidePropsContext } from 'next';

import type { CalculatorAnswer } from '@/services/domain/calculators/answer';
import { germanRates } from '@/services/fixtures/calculators';
import { layoutData } from '@/services/fixtures/layoutData';
import { surveyPrices } from '@/services/fixtures/surveys';
import { fetchCountryRates } from '@/services/gateway/countryRates';
import { fetchDueRules } from '@/services/gateway/dueDates';
import { fetchLayoutData } from '@/services/gateway/layoutData';
import { fetchPricesOfCheck } from '@/services/gateway/surveyPrices';
import { seedDueRules } from '@/shared/testing/seedDueRules';

import { getServerSideProps } from './calculatorAnswer';

jest.mock('@/services/gateway/dueDates');
jest.mock('@/services/gateway/layoutData');
jest.mock('@/services/gateway/surveyPrices');
jest.mock('@/services/gateway/countryRates');
jest.mock('@/services/config/env', () => ({
  env: () => ({ REVALIDATE_SECONDS: 60, RENDER_DEADLINE_MS: 5_000 }),
}));

const rates = jest.mocked(fetchCountryRates);
const prices = jest.mocked(fetchPricesOfCheck);
beforeEach(() => {
  jest.mocked(fetchDueRules).mockImplementation((locale) => Promise.resolve(seedDueRules(locale)));
  jest.mocked(fetchLayoutData).mockResolvedValue(layoutData());
  rates.mockResolvedValue(germanRates);
  prices.mockResolvedValue({ services: surveyPrices(), trademarks: [], bundles: [] });
  jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), doNotFake: ['nextTick', 'setTimeout'] });
});
afterEach(() => jest.useRealTimers());

async function sent(calculator: string, query: Record<string, string | string[]>) {
  const context = { params: { calculator }, query, locale: 'de', res: { setHeader: () => undefined } };
  const result = await getServerSideProps(context as unknown as GetServerSidePropsContext);
  return 'props' in result ? ((await result.props) as { answer: CalculatorAnswer }).answer : undefined;
}
const parcel = { country: 'DE', value: '138', shipping: '8,90', items: '2', fee: '6' };

it('answers with the rates of the country and of the day', async () => {
  const answer = await sent('parcel', parcel);
  expect(answer).toMatchObject({ faults: [], result: { rate: 19, costs: { ordinary: { vat: 29_05 } } } });
  expect(rates).toHaveBeenCalledWith('DE', 'de', '2026-11-22');
  expect(await sent('parcel', { ...parcel, rate: 'reduced' })).toMatchObject({ result: { rate: 7 } });
});

it('asks for the rate and the tariff where it cannot know them, with the rates to choose from', async () => {
  rates.mockResolvedValue({ ...germanRates, reduced: [...germanRates.reduced, { rate: 5, goods: '' }] });
  const answer = await sent('parcel', { ...parcel, rate: 'reduced', value: '150,01' });
  expect(answer).toMatchObject({ faults: ['rate', 'tariff'], result: null });
  expect(answer?.reduced.map(({ rate }) => rate)).toEqual([7, 5]);
});

it('keeps the entries when the rates do not come, and asks for none while something is wrong', async () => {
  rates.mockRejectedValue(new Error('down'));
  const answer = await sent('parcel', parcel);
  expect(answer).toMatchObject({ isUnavailable: true, faults: [], result: null });
  expect(answer?.entries.value).toEqual(['138']);
  rates.mockClear();
  expect(await sent('parcel', { ...parcel, value: 'x' })).toMatchObject({ faults: ['value'] });
  expect(rates).not.toHaveBeenCalled();
});

it('compares without prices while the gateway cannot answer', async () => {
  prices.mockRejectedValue(new Error('down'));
  const query = { office: 'CN', storage: 'DE', channels: 'ownShop', salesFR: '100' };
  expect(await sent('oss', query)).toMatchObject({
    result: { oss: { ossAmount: 100_00, withOss: { totals: null } } },
  });
});

it('asks for sales in one country at least, except where marketplaces owe all of the VAT', async () => {
  const query = { office: 'CN', storage: 'DE', channels: 'ownShop', salesFR: '', salesDE: '0' };
  expect(await sent('oss', query)).toMatchObject({ faults: ['sales'], result: null });
  const onMarketplaces = await sent('oss', { ...query, channels: 'marketplace' });
  expect(onMarketplaces).toMatchObject({ faults: [], result: { oss: { verdict: 'marketplace', rows: [] } } });
});

it('answers about the threshold, and has no other calculators', async () => {
  const query = { office: 'FR', branches: 'no', storage: 'no', thisYear: '10.000,01', lastYear: '0' };
  expect(await sent('threshold', query)).toMatchObject({ result: { threshold: { outcome: 'now' } } });
  expect(await sent('other', query)).toBeUndefined();
});
