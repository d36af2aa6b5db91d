import type { Meta, StoryObj } from '@storybook/react';

import { KeyFigures } from '@/components/blocks/KeyFigures/KeyFigures';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/KeyFigures',
  component: KeyFigures,
  parameters: { layout: 'fullscreen', anatomy: 'Heading · Figures: value, label, note' },
  args: { block: block('keyFigures'), tone: 'tinted' },
} satisfies Meta<typeof KeyFigures>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Two: Story = {
  args: { block: block('keyFigures', { items: block('keyFigures').items.slice(0, 2) }) },
};
export const LongGerman: Story = {
  args: {
    block: block('keyFigures', {
      heading: 'Zahlen, die man sich merken sollte',
      items: [
        {
          value: '10.000 €',
          label: 'Lieferschwelle für Fernverkäufe',
          note: 'Netto je Kalenderjahr, unionsweit',
        },
        {
          value: '42 Tage',
          label: 'Frist für die Jahresmeldung',
          note: 'Gerechnet ab dem Jahrestag der Eintragung',
        },
        { value: '2', label: 'Registrierungsvoraussetzungen', note: '' },
      ],
    }),
  },
  globals: { locale: 'de' },
};
export const Six: Story = {
  args: {
    block: block('keyFigures', {
      items: [27, 19, 42, 10_000, 150, 3].map((value) => ({
        value: value.toLocaleString('en'),
        label: `Figure ${value}`,
        note: '',
      })),
    }),
  },
};
