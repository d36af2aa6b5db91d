import type { Meta, StoryObj } from '@storybook/react';

import { BeforeOrdering } from '@/components/parts/BeforeOrdering/BeforeOrdering';

const meta = {
  title: 'parts/BeforeOrdering',
  component: BeforeOrdering,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BeforeOrdering>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = { globals: { locale: 'de' } };
