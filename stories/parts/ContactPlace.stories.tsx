import type { Meta, StoryObj } from '@storybook/react';

import { ContactPlace } from '@/components/parts/ContactPlace/ContactPlace';
import { layoutData } from '@/services/fixtures/layoutData';

const meta = {
  title: 'parts/ContactPlace',
  component: ContactPlace,
  parameters: { layout: 'fullscreen' },
  args: { contact: layoutData().contact, offices: ['Berlin', 'London', 'Paris'] },
} satisfies Meta<typeof ContactPlace>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutMap: Story = { args: { offices: [] } };
export const LongGerman: Story = {
  args: {
    contact: {
      ...layoutData().contact,
      companyName: 'Kompassa Gesellschaft für grenzüberschreitende Umsatzsteuer-Compliance mbH',
      street: 'Willy-Brandt-Straße 117, Vorderhaus, 4. Obergeschoss',
      email: 'umsatzsteuervoranmeldungen@kompassa.example',
    },
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
