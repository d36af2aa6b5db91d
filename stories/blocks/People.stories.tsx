import type { Meta, StoryObj } from '@storybook/react';

import { People } from '@/components/blocks/People/People';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/People',
  component: People,
  parameters: { layout: 'fullscreen', anatomy: 'Heading · Lead · People: portrait, name, role, text' },
  args: { block: block('people') },
} satisfies Meta<typeof People>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutPortraits: Story = {
  args: {
    block: block('people', {
      people: ['Ada Brandt', 'Ben Ohm', 'Cleo Marsh', 'Dov Lund', 'Eda Kir'].map((name) => ({
        image: null,
        name,
        role: 'VAT returns',
        text: 'Answers within one working day.',
      })),
    }),
  },
};
export const LongGerman: Story = {
  args: {
    block: block('people', {
      heading: 'Ansprechpersonen',
      people: [
        {
          image: null,
          name: 'Dr. Wilhelmina Oberhauser-Kastellitz',
          role: 'Umsatzsteuer-Voranmeldungen und Zusammenfassende Meldungen',
          text: 'Elektrogerätegesetz und Verpackungsregisterdatenübermittlung.',
        },
      ],
    }),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
