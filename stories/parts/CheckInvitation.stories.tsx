import type { Meta, StoryObj } from '@storybook/react';

import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';

const meta = {
  title: 'parts/CheckInvitation',
  component: CheckInvitation,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckInvitation>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = { globals: { locale: 'de' } };
