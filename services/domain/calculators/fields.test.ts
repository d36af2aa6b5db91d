import { answersOf } from './fields';

const fields = {
  value: { kind: 'amount', from: 1, to: 100_00 },
  tariff: { kind: 'percent', from: 0, to: 50_00, isOptional: true },
  country: { kind: 'one', of: ['DE', 'FR'], initial: 'DE' },
  stores: { kind: 'any', of: ['DE', 'FR'] },
} as const;

it('has the values of a form', () => {
  const { values, faults } = answersOf(fields, {
    value: '100,00',
    tariff: '',
    country: 'FR',
    stores: ['FR', 'DE'],
  });
  expect(faults).toEqual([]);
  expect(values).toEqual({ value: 100_00, tariff: null, country: 'FR', stores: ['DE', 'FR'] });
});

it('names what is missing, wrong or out of bounds, and keeps what was typed', () => {
  const { values, faults, entries } = answersOf(fields, { value: '100.01', tariff: 'x', country: 'XX' });
  expect(values).toBeNull();
  expect(faults).toEqual(['value', 'tariff', 'country', 'stores']);
  expect(entries).toEqual({ value: ['100.01'], tariff: ['x'], country: ['XX'], stores: [] });
});

it('takes the initial answer where an address leaves the question out, and keeps no long text', () => {
  const { entries } = answersOf(fields, { value: '9'.repeat(1_000), stores: ['XX', 'DE', 'DE'] });
  expect(entries.country).toEqual(['DE']);
  expect(entries.value?.[0]).toHaveLength(40);
  expect(entries.stores).toEqual(['DE']);
});
