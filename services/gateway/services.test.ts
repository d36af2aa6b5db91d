import { exampleOf } from '@/services/fixtures/examples';

import { callGateway } from './client';
import { fetchPriceRows, fetchServices, fetchTrademarkServices } from './services';

jest.mock('./client');

const requestMock = jest.mocked(callGateway);
beforeEach(() => {
  requestMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});

it('lists services with their prices', async () => {
  const services = await fetchServices('en');
  expect(services).toHaveLength(exampleOf('getProductsPrices').length);
  expect(services[0]).toMatchObject({ id: 1, prices: [{ amountMinor: expect.any(Number) }, {}] });
});

it('lists every price as a row of its own', async () => {
  const [row] = await fetchPriceRows('de');
  expect(row).toEqual({
    id: 1,
    code: 2,
    category: 'vat',
    categoryName: 'VAT',
    name: 'VAT registration Germany',
    country: 'DE',
    countryName: 'Germany',
    href: null,
    price: expect.objectContaining({ amountMinor: 29000, currency: 'EUR', unit: 'once', vatMode: 'net' }),
  });
  expect(requestMock).toHaveBeenCalledWith('priceForWWW', {}, { locale: 'de' });
});

it('lists trade mark services with the office that decides', async () => {
  const [first] = await fetchTrademarkServices('en');
  expect(first).toMatchObject({
    name: 'Trade mark European Union',
    countryCode: 99,
    office: 'European Union Intellectual Property Office (EUIPO)',
    classesIncluded: 1,
    prices: [{ amountMinor: 24000 }, {}, {}, {}, {}],
  });
});
