import type { Meta, StoryObj } from '@storybook/react';

import { DeadlineTable } from '@/components/parts/DeadlineTable/DeadlineTable';
import { allDeadlines, countryDeadlines } from '@/services/fixtures/deadlines';

const meta = {
  title: 'parts/DeadlineTable',
  tags: ['new'],
  component: DeadlineTable,
  args: { months: countryDeadlines({ country: 'DE', frequency: 'quarter' }).months.slice(0, 2) },
} satisfies Meta<typeof DeadlineTable>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Brief: Story = { args: { months: allDeadlines().months.slice(0, 1), isBrief: true } };
export const LongGerman: Story = {
  args: { months: countryDeadlines({ country: 'GB' }, 'de').months },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
