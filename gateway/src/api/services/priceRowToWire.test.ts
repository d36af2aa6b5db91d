import { wirePriceRow, type WireService, wireServiceCard } from '@/contract/calls/services';

import { priceRowsToWire, serviceCardToWire } from './priceRowToWire';

const price: WireService['prices'][number] = {
  id: 'a',
  label: 'Registration',
  amount: 29000,
  currency: 'EUR',
  isFrom: false,
  isGuideValue: false,
  unit: 'once',
  vatMode: 'net',
  vatLabel: 'plus statutory VAT where applicable',
  validFrom: '2026-01-01',
  validUntil: null,
};
const service: WireService = {
  id: 1,
  serviceCode: 2,
  serviceType: null,
  serverType: null,
  vatIncrement: false,
  category: 'vat',
  categoryName: 'VAT',
  serverName: 'VAT registration Germany',
  countryCode: 2,
  country: 'DE',
  countryName: 'Germany',
  summary: 'A summary.',
  duration: 'Weeks',
  url: null,
  documents: [],
  reading: [],
  questionsUrl: null,
  questionsTitle: null,
  prices: [price, { ...price, id: 'b', unit: 'month' }],
};

it('makes a row of each price, in order', () => {
  const rows = priceRowsToWire(service);
  expect(rows.map(({ id, price: { id: priceId } }) => [id, priceId])).toEqual([
    [1, 'a'],
    [1, 'b'],
  ]);
  expect(rows.map((row) => wirePriceRow.strict().parse(row))).toEqual(rows);
});

it('makes no row of a service without a price', () =>
  expect(priceRowsToWire({ ...service, prices: [] })).toEqual([]));

it('gives a card the fields of its contract only', () => {
  const card = serviceCardToWire(service);
  expect(wireServiceCard.strict().parse(card)).toEqual(card);
});
