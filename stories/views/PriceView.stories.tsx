import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { PriceView } from '@/components/views/PriceView/PriceView';
import { paths } from '@/services/config/paths';
import { priceRows, trademarkServices } from '@/services/fixtures/services';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/PriceView',
  component: PriceView,
  ...wholePage(paths.prices),
  args: { rows: priceRows(), trademarks: trademarkServices() },
} satisfies Meta<typeof PriceView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sparse: Story = { args: { rows: [], trademarks: [] } };
const inGerman = <P extends { label: string; vatLabel: string }>(price: P): P => ({
  ...price,
  label: 'Unterlagenzusammenstellung und Abstimmung',
  vatLabel: 'zuzüglich gesetzlicher Umsatzsteuer, soweit sie anfällt',
});
const named = { categoryName: 'Bevollmächtigung', name: 'Umsatzsteuer-Registrierung mit Fristenüberwachung' };
export const LongGerman: Story = {
  args: {
    rows: priceRows().map((row) => ({ ...row, ...named, price: inGerman(row.price) })),
    trademarks: trademarkServices().map((service) => ({
      ...service,
      name: 'Unionsmarkenanmeldung mit Waren- und Dienstleistungsverzeichnis',
      summary: 'Wir bereiten das Verzeichnis vor; eine zugelassene Anwältin reicht die Anmeldung ein.',
      prices: service.prices.map(inGerman),
    })),
  },
  globals: { locale: 'de' },
};
