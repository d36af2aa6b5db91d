import { wireService } from '@/contract/calls/services';

import type { Service } from '../../payload-types';
import { serviceToWire } from './serviceToWire';

// Shows (requirements, 3.7 and 3.8).

const service: Service = {
  id: 3,
  serverName: 'VAT registration United Kingdom',
  summary: 'Registration with HMRC.',
  duration: null,
  url: '',
  prices: [
    {
      id: 'a',
      label: 'Old',
      amount: 100,
      currency: 'EUR',
      unit: 'once',
      vatMode: 'net',
      validFrom: '2025-01-01T12:00:00.000Z',
      validUntil: '2025-12-31T12:00:00.000Z',
    },
    {
      id: 'b',
      label: 'New',
      amount: 200,
      currency: 'EUR',
      unit: 'once',
      vatMode: 'net',
      validFrom: '2026-01-01T12:00:00.000Z',
    },
  ],
  category: 'vat',
  countryCode: '0',
  serviceType: null,
  serviceCode: 0,
  updatedAt: '2026-11-20T09:00:00.000Z',
  createdAt: '2026-11-20T09:00:00.000Z',
};

it('keeps the service and country codes, 0 included', () => {
  const wire = wireService.parse(serviceToWire(service, { language: 'de', today: '2026-11-20' }));
  expect(wire).toMatchObject({
    serviceCode: 0,
    countryCode: 0,
    country: 'GB',
    countryName: 'Vereinigtes Königreich',
    categoryName: 'Umsatzsteuer',
    duration: '',
    url: null,
  });
});

it('has a country without a code where the requirements give none', () => {
  const wire = wireService.parse(
    serviceToWire(
      { ...service, serviceCode: null, countryCode: 'NO' },
      { language: 'de', today: '2026-11-20' },
    ),
  );
  expect(wire).toMatchObject({ countryCode: null, country: 'NO', countryName: 'Norwegen' });
});

it('shows the prices of today only', () => {
  const labels = (today: string) =>
    serviceToWire(service, { language: 'en', today }).prices.map(({ label }) => label);
  expect(labels('2025-06-01')).toEqual(['Old']);
  expect(labels('2026-11-20')).toEqual(['New']);
});

it.each([
  ['1', 1, 'Unternehmensgründung', false],
  ['2', 2, 'Kontoeröffnung', true],
  ['5', 5, 'Unternehmensänderung', true],
  ['6', 6, 'Löschung', false],
  [null, null, null, false],
] as const)(
  'a company service of type %s has number, name and flag of the type',
  (serviceType, number, name, flag) => {
    const company = { ...service, category: 'company', serviceCode: null, serviceType } as const;
    const wire = wireService.parse(serviceToWire(company, { language: 'de', today: '2026-11-20' }));
    expect([wire.serviceType, wire.serverType, wire.vatIncrement]).toEqual([number, name, flag]);
  },
);

it('leaves out a type and a code from the time when the service was in another area', () => {
  const moved = { ...service, category: 'weee', serviceCode: 2, serviceType: '4' } as const;
  const wire = wireService.parse(serviceToWire(moved, { language: 'en', today: '2026-11-20' }));
  expect([wire.serviceCode, wire.serviceType, wire.vatIncrement]).toEqual([null, null, false]);
});

it('names what explains it, where it is known', () => {
  const filled = { ...service, questionsUrl: '/cht/price' };
  const reading = { of: () => [{ title: 'VAT in France', url: '/trends/3.html' }], titleOf: () => null };
  expect(serviceToWire(filled, { language: 'en', today: '2026-11-20' }, reading)).toMatchObject({
    reading: [{ title: 'VAT in France', url: '/trends/3.html' }],
    questionsUrl: '/cht/price',
    questionsTitle: null,
  });
});

it('gives the documents line by line', () => {
  const filled = { ...service, documents: ' Register extract \n\nPassport' };
  expect(serviceToWire(filled, { language: 'en', today: '2026-11-20' })).toMatchObject({
    documents: ['Register extract', 'Passport'],
    questionsUrl: null,
  });
  expect(serviceToWire(service, { language: 'en', today: '2026-11-20' })).toMatchObject({
    documents: [],
    reading: [],
  });
});
