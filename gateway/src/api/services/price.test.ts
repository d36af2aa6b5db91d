import { readFileSync } from 'node:fs';
import path from 'node:path';

import { isInForce, priceToWire } from './price';

const price = {
  id: 'a1',
  label: 'Registration',
  amount: 49900,
  currency: 'EUR',
  unit: 'once',
  vatMode: 'net',
  isFrom: null,
  validFrom: '2026-01-01T12:00:00.000Z',
  validUntil: '2026-12-31T12:00:00.000Z',
} as const;

it.each([
  ['2025-12-31', false],
  ['2026-01-01', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
])('on %s the price is in force: %s', (today, inForce) => expect(isInForce(price, today)).toBe(inForce));

it('a price without a last day stays in force', () => {
  expect(isInForce({ ...price, validUntil: null }, '2099-01-01')).toBe(true);
});

it.each([
  ['net', 'en', 'plus statutory VAT where applicable'],
  ['net', 'de', 'zzgl. gesetzlicher USt., soweit sie anfällt'],
  ['gross', 'en', 'including statutory VAT'],
  ['gross', 'de', 'inkl. gesetzlicher USt.'],
] as const)('the VAT label of a %s price in %s is: %s', (vatMode, language, vatLabel) => {
  expect(priceToWire({ ...price, vatMode }, 0, language).vatLabel).toBe(vatLabel);
});

// Totals have no price of one service beside them, so the site has the label too.
it.each(['en', 'de'] as const)('the site labels totals in %s with the same words', (language) => {
  const file = path.resolve(__dirname, `../../../../locales/${language}/price.json`);
  const { vat } = JSON.parse(readFileSync(file, 'utf8')) as { vat: { net: string; gross: string } };
  const labelOf = (vatMode: 'net' | 'gross') => priceToWire({ ...price, vatMode }, 0, language).vatLabel;
  expect([vat.net, vat.gross]).toEqual([
    expect.stringMatching(new RegExp(`^(net|netto), ${labelOf('net')}$`)),
    labelOf('gross'),
  ]);
});
