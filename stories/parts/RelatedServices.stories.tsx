import type { Meta, StoryObj } from '@storybook/react';

import { RelatedServices } from '@/components/parts/RelatedServices/RelatedServices';
import { service, services } from '@/services/fixtures/services';

const meta = {
  title: 'parts/RelatedServices',
  tags: ['new'],
  component: RelatedServices,
  args: { services: services().slice(0, 4) },
} satisfies Meta<typeof RelatedServices>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const One: Story = { args: { services: services().slice(0, 1) } };
export const PriceOnRequest: Story = { args: { services: [service({ prices: [], duration: '' })] } };
export const LongGerman: Story = {
  args: {
    services: [
      service({
        name: 'Bevollmächtigung für Verpackungen nach der Verpackungsverordnung in den Niederlanden',
        duration: 'Meist 4 bis 8 Wochen nach Eingang aller beglaubigten Unterlagen',
      }),
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
