import type { Meta, StoryObj } from '@storybook/react';

import { ComparisonTable } from '@/components/parts/ComparisonTable/ComparisonTable';
import { comparison } from '@/services/fixtures/comparison';

const meta = {
  title: 'parts/ComparisonTable',
  tags: ['new'],
  component: ComparisonTable,
  args: { columns: comparison().columns, shown: ['DE', 'FR'] },
} satisfies Meta<typeof ComparisonTable>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Four: Story = { args: { shown: ['AT', 'CH', 'DE', 'FR'] } };
export const LongGerman: Story = { globals: { locale: 'de', viewport: { value: 'w320' } } };
