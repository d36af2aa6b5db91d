import type { Meta, StoryObj } from '@storybook/react';

import { Narrowed } from '@/components/ui/Narrowed/Narrowed';

const meta = {
  title: 'ui/Narrowed',
  tags: ['new'],
  component: Narrowed,
  args: { isReady: true, children: <p>Three services for Poland</p> },
} satisfies Meta<typeof Narrowed>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = {
  args: { children: <p>Drei Leistungen für die Umsatzsteuer-Registrierung in Polen</p> },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
