import { ratesOnDay } from './ratesOnDay';

it.each([
  ['2026-12-01', true],
  ['2026-11-21', false],
  ['2027-01-01', false],
])('a remark without dates says what held at its check: on %s it stands there: %s', (day, isThere) => {
  const rows = [{ kind: 'remark' as const, text: 'Medicines 25%' }];
  const fact = {
    country: 'SE',
    url: null,
    checkedOn: '2026-11-22',
    sources: [],
    rows,
  };
  expect(ratesOnDay(day, ['remark'], [fact])[0]?.rows).toHaveLength(isThere ? 1 : 0);
});
