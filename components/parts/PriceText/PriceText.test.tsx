import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { PriceText } from './PriceText';

const price = {
  amountMinor: 89_000,
  currency: 'EUR',
  isFrom: true,
  unit: 'year',
  vatLabel: 'plus statutory VAT',
} as const;

it.each([
  ['en', price, 'from €890 per year plus statutory VAT'],
  ['de', { ...price, vatLabel: 'zzgl. gesetzlicher USt.' }, 'ab 890 € pro Jahr zzgl. gesetzlicher USt.'],
  ['en', { ...price, isFrom: false, unit: 'once' }, '€890 one-off plus statutory VAT'],
  ['en', { ...price, isFrom: false, amountMinor: 0 }, 'no charge'],
  ['de', { ...price, isFrom: false, amountMinor: 0 }, 'ohne Entgelt'],
] as const)('in %s says what %j costs: %s', (locale, shown, text) => {
  const { container } = renderWithProviders(<PriceText price={shown} />, { locale });
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(text);
});
