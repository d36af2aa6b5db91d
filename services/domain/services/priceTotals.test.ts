import { price } from '@/services/fixtures/services';

import { priceTotals } from './priceTotals';
import type { Price } from './service';

const total = { currency: 'EUR', vatMode: 'net', isFrom: false };

it.each<[string, Price[], object[]]>([
  ['nothing', [], []],
  [
    'what is paid once, and by the item',
    [price({ unit: 'once', amountMinor: 390_00 }), price({ unit: 'document', amountMinor: 10_00 })],
    [{ ...total, period: 'once', amountMinor: 400_00 }],
  ],
  [
    'what recurs, for a year',
    [price({ unit: 'month', amountMinor: 49_00 }), price({ unit: 'return', amountMinor: 100_00 })],
    [{ ...total, period: 'year', amountMinor: 988_00 }],
  ],
  [
    'each period for itself, from the least amount',
    [
      price({ unit: 'once', amountMinor: 100_00 }),
      price({ unit: 'year', amountMinor: 200_00, isFrom: true }),
      price({ unit: 'year', amountMinor: 50_00 }),
    ],
    [
      { ...total, period: 'once', amountMinor: 100_00 },
      { ...total, period: 'year', amountMinor: 250_00, isFrom: true },
    ],
  ],
  ['nothing of what costs nothing', [price({ unit: 'year', amountMinor: 0 })], []],
  [
    'currencies and VAT apart',
    [
      price({ unit: 'once', amountMinor: 100_00 }),
      price({ unit: 'once', amountMinor: 80_00, currency: 'GBP' }),
      price({ unit: 'once', amountMinor: 119_00, vatMode: 'gross' }),
    ],
    [
      { ...total, period: 'once', amountMinor: 100_00 },
      { ...total, period: 'once', amountMinor: 80_00, currency: 'GBP' },
      { ...total, period: 'once', amountMinor: 119_00, vatMode: 'gross' },
    ],
  ],
])('adds up %s', (_what, prices, totals) => expect(priceTotals(prices)).toEqual(totals));
