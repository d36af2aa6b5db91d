import type { GetServerSidePropsContext } from 'next';

import type { SentCheck } from '@/services/domain/obligations/sentCheck';
import { layoutData } from '@/services/fixtures/layoutData';
import { surveyPrices, trademarkPrices } from '@/services/fixtures/surveys';
import { fetchDueRules } from '@/services/gateway/dueDates';
import { fetchLayoutData } from '@/services/gateway/layoutData';
import { fetchPricesOfCheck } from '@/services/gateway/surveyPrices';
import { seedDueRules } from '@/shared/testing/seedDueRules';

import { getServerSideProps } from './answeredCheck';

jest.mock('@/services/gateway/dueDates');
jest.mock('@/services/gateway/layoutData');
jest.mock('@/services/gateway/surveyPrices');
jest.mock('@/services/config/env', () => ({
  env: () => ({ REVALIDATE_SECONDS: 60, RENDER_DEADLINE_MS: 5_000 }),
}));

const prices = jest.mocked(fetchPricesOfCheck);
beforeEach(() => {
  jest.mocked(fetchDueRules).mockImplementation((locale) => Promise.resolve(seedDueRules(locale)));
  jest.mocked(fetchLayoutData).mockResolvedValue(layoutData());
  prices.mockResolvedValue({ services: surveyPrices(), trademarks: trademarkPrices(), bundles: [] });
});

const query = {
  companyCountry: 'CN',
  storageCountries: 'DE',
  salesCountries: ['DE', 'US'],
  productKinds: 'other',
  salesChannels: 'ownShop',
};
async function sent(given: Record<string, string | string[]>) {
  const result = await getServerSideProps({
    query: given,
    locale: 'de',
    res: { setHeader: () => undefined },
  } as unknown as GetServerSidePropsContext);
  return 'props' in result ? ((await result.props) as { sent: SentCheck }).sent : undefined;
}

it('has the answers, and the prices of the services that can answer them alone', async () => {
  const check = await sent(query);
  expect(check?.answers).toMatchObject({ companyCountry: 'CN', salesCountries: ['DE', 'US'] });
  const names = check?.prices?.services.map(({ name }) => name);
  expect(names).toContain('VAT registration Germany');
  expect(names).not.toContain('Textiles and footwear France (UIN)');
  expect(check?.prices?.trademarks.length).toBeGreaterThan(0);
});

it('asks for no prices while something is missing, and keeps what was entered', async () => {
  prices.mockClear();
  const check = await sent({ ...query, companyCountry: 'XX' });
  expect(check).toMatchObject({
    answers: null,
    entries: { companyCountry: '', salesCountries: ['DE', 'US'] },
  });
  expect(prices).not.toHaveBeenCalled();
});

it('misses nothing in what a link has filled in: a form sends every question', async () => {
  expect(await sent({ productKinds: 'toy' })).toMatchObject({
    isPrefilled: true,
    entries: { productKinds: ['toy'] },
  });
  expect(await sent({ companyCountry: '', productKinds: 'toy' })).toMatchObject({ isPrefilled: false });
});

it('has a report without prices while the gateway cannot answer', async () => {
  prices.mockRejectedValue(new Error('down'));
  const check = await sent(query);
  expect(check?.answers).not.toBeNull();
  expect(check?.prices).toBeNull();
});

it('is made by the law of the day that it is in Berlin', async () => {
  jest.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z'), doNotFake: ['nextTick', 'setTimeout'] });
  expect((await sent(query))?.day).toBe('2027-01-01');
  jest.useRealTimers();
});
