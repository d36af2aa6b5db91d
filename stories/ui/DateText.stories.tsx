import type { Meta, StoryObj } from '@storybook/react';

import { DateText } from '@/components/ui/DateText/DateText';

const meta = {
  title: 'ui/DateText',
  component: DateText,
  args: { iso: '2026-08-12', locale: 'en' },
} satisfies Meta<typeof DateText>;
export default meta;

type Story = StoryObj<typeof meta>;
export const English: Story = {};
export const German: Story = { args: { locale: 'de' }, globals: { locale: 'de' } };
export const Short: Story = { args: { isShort: true } };
