import type { Meta, StoryObj } from '@storybook/react';

import { CompareView } from '@/components/views/CompareView/CompareView';
import { paths } from '@/services/config/paths';
import { comparison } from '@/services/fixtures/comparison';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/CompareView',
  tags: ['new'],
  component: CompareView,
  ...wholePage(paths.compare),
  args: comparison(),
} satisfies Meta<typeof CompareView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const NoPrices: Story = { args: { countries: [], columns: [] } };
export const LongGerman: Story = { globals: { locale: 'de' } };
