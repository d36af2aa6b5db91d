import type { Meta, StoryObj } from '@storybook/react';

import { RulesNote } from '@/components/parts/DeadlineTable/RulesNote';

const meta = {
  title: 'parts/RulesNote',
  tags: ['new'],
  component: RulesNote,
  args: { checkedOn: '2026-11-22' },
} satisfies Meta<typeof RulesNote>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = { globals: { locale: 'de', viewport: { value: 'w320' } } };
