import { haveAllEnded, overlappingPrice } from './overlappingPrice';

const price = (validFrom: string, validUntil?: string, more = {}) => ({
  ...{ label: 'Registration', unit: 'once', currency: 'EUR' },
  ...{ validFrom: `${validFrom}T12:00:00.000Z`, validUntil: validUntil && `${validUntil}T12:00:00.000Z` },
  ...more,
});

it.each([
  ['both without an end', price('2026-01-01'), price('2027-01-01')],
  ['on one day', price('2026-01-01', '2026-12-31'), price('2026-12-31')],
  ['the later one first', price('2027-01-01'), price('2026-01-01', '2027-01-01')],
  ['with other letters', price('2026-01-01'), price('2026-01-01', undefined, { label: ' registration ' })],
])('the same price twice %s overlaps', (_case, first, second) =>
  expect(overlappingPrice([first, second], 1)).toBe(0),
);

it.each([
  ['from the next day', price('2026-01-01', '2026-12-31'), price('2027-01-01')],
  ['for another thing', price('2026-01-01'), price('2026-01-01', undefined, { label: 'Return' })],
  ['for another unit', price('2026-01-01'), price('2026-01-01', undefined, { unit: 'year' })],
  ['in another currency', price('2026-01-01'), price('2026-01-01', undefined, { currency: 'CHF' })],
  ['that ends before', price('2027-01-01'), price('2026-01-01', '2026-12-31')],
  [
    'without names',
    price('2026-01-01', undefined, { label: '' }),
    price('2026-01-01', undefined, { label: '' }),
  ],
])('a price %s does not', (_case, first, second) =>
  expect(overlappingPrice([first, second], 1)).toBeUndefined(),
);

it.each([
  ['that ended yesterday', [price('2026-01-01', '2026-11-29')], true],
  ['whose last day is today', [price('2026-01-01', '2026-11-30')], false],
  ['of which one begins tomorrow', [price('2026-01-01', '2026-11-29'), price('2026-12-01')], false],
  ['of which there are none', [], false],
])('prices %s have all ended: %s', (_case, prices, haveEnded) =>
  expect(haveAllEnded(prices, '2026-11-30')).toBe(haveEnded),
);
