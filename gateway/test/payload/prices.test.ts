import { describe, it } from 'node:test';

import { expect } from 'expect';

import { openPayload } from './openPayload';

const payload = await openPayload();

interface PriceChange {
  amount?: number;
  label?: string;
  validFrom?: string;
  validUntil?: string;
}
const price = (change: PriceChange = {}) => ({
  ...{ label: 'Registration', amount: 49900, currency: 'EUR' as const },
  ...{ unit: 'once' as const, vatMode: 'net' as const, validFrom: '2026-01-01T12:00:00.000Z' },
  ...change,
});

/** The places and sentences with which the prices of a published service are refused; none where they are taken. */
function refusals(...prices: ReturnType<typeof price>[]): Promise<string[]> {
  return refusalsIn('vat', ...prices);
}
async function refusalsIn(
  category: 'vat' | 'balance',
  ...prices: ReturnType<typeof price>[]
): Promise<string[]> {
  try {
    await payload.create({
      collection: 'services',
      data: { serverName: 'A service', summary: 'A summary.', category, prices, _status: 'published' },
    });
    return [];
  } catch (error) {
    const { errors } = (error as { data: { errors: { path: string; message: string }[] } }).data;
    return errors.map(({ path, message }) => `${path}: ${message}`);
  }
}

describe('a price', () => {
  it('of 0 is refused with a sentence, but for the keeping of a balance', async () => {
    expect(await refusals(price({ amount: 0 }))).toEqual([
      'prices.0.amount: A price of 0 is not published: leave out the row where nothing is charged.',
    ]);
    expect(await refusalsIn('balance', price({ amount: 0 }))).toEqual([]);
  });

  it('is stored in the smallest unit, which no half of it has', async () => {
    expect(await refusals(price({ amount: 49950 }))).toEqual([]);
    expect(await refusals(price({ amount: 49.5 }))).toEqual([
      'prices.0.amount: An amount such as 499 or 499.50.',
    ]);
  });

  it('ends on the day on which it begins at the earliest', async () => {
    expect(await refusals(price({ validUntil: '2026-01-01T12:00:00.000Z' }))).toEqual([]);
    expect(await refusals(price({ validUntil: '2025-12-31T12:00:00.000Z' }))).toEqual([
      expect.stringContaining('must not come before the first'),
    ]);
  });

  it('for the same thing as another at the same time is refused, which names the other', async () =>
    expect(
      await refusals(price(), price({ label: 'Return' }), price({ validFrom: '2027-01-01T12:00:00.000Z' })),
    ).toEqual([
      'prices.2.validFrom: Price 1 is for the same thing and valid at this time too. Let one of the two end the day before the other begins.',
    ]));
});
