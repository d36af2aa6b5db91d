import type { Meta, StoryObj } from '@storybook/react';

import { NotCovered } from '@/components/parts/NotCovered/NotCovered';
import { topicsNotCovered } from '@/services/domain/obligations/notCovered';

const meta = {
  title: 'parts/NotCovered',
  component: NotCovered,
  args: { topics: [...topicsNotCovered] },
} satisfies Meta<typeof NotCovered>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
/** A company outside the Union without stock in it. */
export const HomeTaxOnly: Story = { args: { topics: ['homeTax'] } };
export const LongGerman: Story = { globals: { locale: 'de' } };
