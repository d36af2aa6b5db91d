import type { Meta, StoryObj } from '@storybook/react';

import { PriceTable } from '@/components/blocks/PriceTable/PriceTable';
import { many } from '@/services/fixtures/many';
import { block } from '@/services/fixtures/pages';
import { service, services } from '@/services/fixtures/services';

const meta = {
  title: 'blocks/PriceTable',
  component: PriceTable,
  parameters: {
    layout: 'fullscreen',
    anatomy: 'Heading · Lead · Services with their prices · Links to all prices and to the check',
  },
  args: { block: block('priceTable') },
} satisfies Meta<typeof PriceTable>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const SeveralServices: Story = { args: { block: block('priceTable', { services: services() }) } };
export const Short: Story = {
  args: { block: block('priceTable', { isShort: true, services: services() }) },
};
export const NoPrices: Story = { args: { block: block('priceTable', { services: [] }) } };
export const LongGerman: Story = {
  args: {
    block: block('priceTable', {
      heading: 'Preise',
      lead: 'Amtliche Gebühren geben wir zum Selbstkostenpreis weiter und nennen sie vorab.',
      services: [
        service({
          name: 'Umsatzsteuerregistrierung Deutschland',
          duration: 'In der Regel 4–10 Wochen nach vollständigen Unterlagen',
          prices: service().prices.map((price) => ({
            ...price,
            label: 'Umsatzsteuer-Voranmeldung einschließlich Zusammenfassender Meldung',
            amountMinor: 128_950,
            vatLabel: 'zzgl. gesetzlicher USt., soweit sie anfällt',
          })),
        }),
      ],
    }),
  },
  globals: { locale: 'de' },
};
export const Many: Story = { args: { block: block('priceTable', { services: many(16, services()) }) } };
