import type { Meta, StoryObj } from '@storybook/react';

import { MarginColumns } from '@/components/ui/MarginColumns/MarginColumns';

const meta = {
  title: 'ui/MarginColumns',
  component: MarginColumns,
  args: { margin: 'Published 2 November 2026', children: 'From July every item costs three euros.' },
} satisfies Meta<typeof MarginColumns>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = {
  args: {
    margin: 'Zuletzt fachlich geprüft am 2. November 2026 von einer zugelassenen Steuerberaterin',
    children:
      'Nicht der Lieferer, sondern der Leistungsempfänger schuldet die Umsatzsteuer. Die Rechnung weist deshalb keinen Steuerbetrag aus und nennt stattdessen die Regel, auf der die Umkehr der Steuerschuldnerschaft beruht.',
  },
  globals: { locale: 'de' },
};
