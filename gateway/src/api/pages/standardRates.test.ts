import type { WireTopicFact } from '@/contract/calls/facts';

import { standardRates } from './standardRates';

const germany: WireTopicFact = {
  country: 'DE',
  url: '/custom/sell-in-germany',
  checkedOn: '2026-11-22',
  sources: [],
  rows: [
    { kind: 'standard', value: 20, text: '', from: '2026-12-01' },
    { kind: 'standard', value: 19, text: '', until: '2026-11-30' },
    { kind: 'reduced', value: 7, text: '' },
  ],
};
const other = (change: Partial<WireTopicFact>): WireTopicFact => ({ ...germany, url: null, ...change });

it('has the standard rate of the day: one that is announced from its first day on, the old one until its last', () => {
  const on = (today: string) => standardRates([germany], { language: 'de', today });
  expect(on('2026-11-30')).toEqual({
    asOf: '2026-11-22',
    rates: [{ country: 'DE', name: 'Deutschland', rate: 19, url: '/custom/sell-in-germany' }],
  });
  expect(on('2026-12-01')?.rates[0]?.rate).toBe(20);
});

it('is as of the oldest check of a country that is shown, has each country once, and none without a standard rate', () => {
  const facts = [
    germany,
    other({ checkedOn: '2026-11-20' }),
    other({ country: 'AT', checkedOn: '2026-01-01', rows: [{ kind: 'reduced', value: 10, text: '' }] }),
    other({ country: 'FR', checkedOn: '2026-02-01', rows: [{ kind: 'standard', text: 'See the law' }] }),
  ];
  const found = standardRates(facts, { language: 'en', today: '2026-11-30' });
  expect(found).toMatchObject({ asOf: '2026-11-20', rates: [{ country: 'DE', rate: 19 }] });
  expect(found?.rates).toHaveLength(1);
  expect(standardRates(facts.slice(2), { language: 'en', today: '2026-11-30' })).toBeNull();
});
