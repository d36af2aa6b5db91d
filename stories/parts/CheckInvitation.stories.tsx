import type { Meta, StoryObj } from '@storybook/react';

import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';

const meta = {
  title: 'parts/CheckInvitation',
  component: CheckInvitation,
  args: { after: 'prices' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckInvitation>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const AfterTexts: Story = { args: { after: 'texts' } };
export const LongGerman: Story = { globals: { locale: 'de' } };
