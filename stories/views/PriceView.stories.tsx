import type { Meta, StoryObj } from '@storybook/react';

import { PriceView } from '@/components/views/PriceView/PriceView';
import { paths } from '@/services/config/paths';
import { pricesFor } from '@/services/domain/services/priceTable';
import { pricedBundle } from '@/services/fixtures/bundles';
import { priceRows } from '@/services/fixtures/services';

import { wholePage } from '../support/wholePage';

const propsOf = (rows = priceRows(), country = 'DE', name = 'Germany') => ({
  ...pricesFor(country, rows, 'en-GB'),
  name,
  isOpening: country === 'DE',
  guide: country === 'DE' ? { href: paths.campaign('sell-in-germany'), title: 'Sell in Germany' } : null,
  bundles: country === 'DE' ? [pricedBundle()] : [],
});

const meta = {
  title: 'views/PriceView',
  component: PriceView,
  ...wholePage(paths.prices),
  args: propsOf(),
} satisfies Meta<typeof PriceView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const AnotherCountry: Story = { args: propsOf(priceRows(), 'FR', 'France') };
export const Sparse: Story = { args: propsOf([]) };
const inGerman = <P extends { label: string; vatLabel: string }>(price: P): P => ({
  ...price,
  label: 'Unterlagenzusammenstellung und Abstimmung',
  vatLabel: 'zzgl. gesetzlicher USt., soweit sie anfällt',
});
const named = { categoryName: 'Bevollmächtigung', name: 'Umsatzsteuer-Registrierung mit Fristenüberwachung' };
export const LongGerman: Story = {
  args: propsOf(
    priceRows().map((row) => ({ ...row, ...named, price: inGerman(row.price) })),
    'DE',
    'Deutschland',
  ),
  globals: { locale: 'de' },
};
