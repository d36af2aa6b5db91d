import type { Meta, StoryObj } from '@storybook/react';

import { CalculatorsView } from '@/components/views/CalculatorsView/CalculatorsView';
import { StaticCalculatorsView } from '@/components/views/CalculatorsView/StaticCalculatorsView';
import { paths } from '@/services/config/paths';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/CalculatorsView',
  tags: ['new'],
  component: CalculatorsView,
  ...wholePage(paths.calculators),
  render: () => <StaticCalculatorsView />,
} satisfies Meta<typeof CalculatorsView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = { globals: { locale: 'de' } };
