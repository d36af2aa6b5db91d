import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { PriceText } from './PriceText';

const price = {
  amountMinor: 89_000,
  currency: 'EUR',
  isFrom: true,
  unit: 'year',
  vatLabel: 'plus statutory VAT',
} as const;
const textOf = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

it('shows "from", amount, unit and VAT label', () => {
  const { container } = renderWithProviders(<PriceText price={price} />);
  expect(textOf(container)).toBe('from €890 per year plus statutory VAT');
});

it('shows them in German', () => {
  const german = { ...price, vatLabel: 'zzgl. gesetzlicher USt.' };
  const { container } = renderWithProviders(<PriceText price={german} />, { locale: 'de' });
  expect(textOf(container)).toBe('ab 890 € pro Jahr zzgl. gesetzlicher USt.');
});

it('omits "from" for a fixed price', () => {
  const { container } = renderWithProviders(<PriceText price={{ ...price, isFrom: false, unit: 'once' }} />);
  expect(textOf(container)).toBe('€890 one-off plus statutory VAT');
});

it.each([
  ['en', 'no charge'],
  ['de', 'ohne Entgelt'],
] as const)('shows in %s that nothing is charged, without amount, unit and VAT', (locale, words) => {
  const { container } = renderWithProviders(
    <PriceText price={{ ...price, isFrom: false, amountMinor: 0 }} />,
    {
      locale,
    },
  );
  expect(textOf(container)).toBe(words);
});
