import type { WireFact } from '@/contract/calls/facts';

import { countryRatesFromWire } from './countryRates';

const facts = (rows: WireFact['rows']): WireFact[] => [
  {
    topic: 'rates',
    rows,
    checkedOn: '2026-11-22',
    sources: [{ title: 'Act', url: 'https://www.example.com' }],
  },
  { topic: 'records', rows: [{ kind: 'years', value: 8, text: '' }], checkedOn: '2026-01-01', sources: [] },
];
const row = (kind: WireFact['rows'][number]['kind'], value: number, more = {}) => ({
  kind,
  value,
  text: '',
  ...more,
});

it('has the rates of the day, without those of regions and those only announced', () => {
  const given = facts([
    row('standard', 20, { until: '2026-06-30' }),
    row('standard', 21, { from: '2026-07-01' }),
    row('reduced', 10, { text: 'Food' }),
    row('superReduced', 4.9, { from: '2026-07-01' }),
    row('reduced', 12, { state: 'announced' }),
    row('regional', 19),
    row('zero', 10, { text: 'Books' }),
  ]);
  expect(countryRatesFromWire(given, '2026-06-30')).toMatchObject({
    standard: 20,
    reduced: [{ rate: 10, goods: 'Food; Books' }],
    checkedOn: '2026-11-22',
    sources: [{ title: 'Act' }],
  });
  expect(countryRatesFromWire(given, '2026-07-01')).toMatchObject({
    standard: 21,
    reduced: [{ rate: 10 }, { rate: 4.9 }],
  });
});

it('has none without a standard rate', () => {
  expect(countryRatesFromWire(facts([row('reduced', 7)]), '2026-11-22')).toBeUndefined();
  expect(countryRatesFromWire([], '2026-11-22')).toBeUndefined();
});
