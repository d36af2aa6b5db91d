import type { Meta, StoryObj } from '@storybook/react';

import { Offices } from '@/components/blocks/Offices/Offices';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/Offices',
  component: Offices,
  parameters: { layout: 'fullscreen', anatomy: 'Heading · Lead · Offices: city, country, address, note' },
  args: { block: block('offices') },
} satisfies Meta<typeof Offices>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const One: Story = {
  args: { block: block('offices', { offices: block('offices').offices.slice(0, 1) }) },
};
export const Many: Story = {
  args: {
    block: block('offices', {
      offices: ['Berlin', 'London', 'Paris', 'Warszawa', 'Wien', 'Madrid', 'Hong Kong'].map((city) => ({
        city,
        country: 'Country',
        address: '1 Example Street\n10115',
        note: city === 'Berlin' ? 'Head office' : '',
      })),
    }),
  },
};
export const LongGerman: Story = {
  args: {
    block: block('offices', {
      heading: 'Niederlassungen',
      lead: 'Besuche nach Vereinbarung.',
      offices: [
        {
          city: 'Frankfurt an der Oder',
          country: 'Bundesrepublik Deutschland',
          address: 'Rosa-Luxemburg-Straße 117\nVorderhaus, 4. Obergeschoss\n15230 Frankfurt (Oder)',
          note: 'Umsatzsteuer-Sonderprüfungen und Betriebsstättenfragen',
        },
      ],
    }),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
