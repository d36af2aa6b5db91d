import type { WireTopicFact } from '@/contract/calls/facts';

import { ratesAsCsv, ratesAsJson, ratesOn } from './rateFile';

const rates = (rows: WireTopicFact['rows']): WireTopicFact[] => [
  { country: 'SK', url: null, rows, checkedOn: '2026-11-22', sources: [] },
];

it('has what holds on the day: no rate of the past, of the future, or without a figure', () => {
  const rows = rates([
    { kind: 'standard', value: 20, text: '', from: '2011-01-01', until: '2024-12-31' },
    { kind: 'standard', value: 23, text: '', from: '2025-01-01' },
    { kind: 'reduced', value: 19, text: 'Some food', until: '2026-12-31' },
    { kind: 'reduced', value: 17, text: 'Some food', from: '2027-01-01' },
    { kind: 'zero', text: 'None' },
  ]);
  const percentOn = (day: string) => ratesOn(day, rows).map(({ percent }) => percent);
  expect(percentOn('2026-12-31')).toEqual([23, 19]);
  expect(percentOn('2027-01-01')).toEqual([23, 17]);
  expect(percentOn('2024-12-31')).toEqual([20, 19]);
});

it('is written as JSON with licence and source, and as CSV whose texts may have quotes and commas', () => {
  const found = ratesOn('2026-11-30', rates([{ kind: 'reduced', value: 5.5, text: 'Books, "e-books"' }]));
  const page = 'https://www.example.com/cht/vatRates';
  expect(JSON.parse(ratesAsJson(found, { page, today: '2026-11-30' }))).toEqual({
    version: 1,
    licence: 'https://creativecommons.org/licenses/by/4.0/',
    source: page,
    date: '2026-11-30',
    rates: [
      {
        country: 'SK',
        kind: 'reduced',
        percent: 5.5,
        text: 'Books, "e-books"',
        from: '',
        until: '',
        checkedOn: '2026-11-22',
      },
    ],
  });
  expect(ratesAsCsv(found).split('\r\n')).toEqual([
    'country,kind,percent,text,from,until,checkedOn',
    '"SK","reduced","5.5","Books, ""e-books""","","","2026-11-22"',
    '',
  ]);
});
