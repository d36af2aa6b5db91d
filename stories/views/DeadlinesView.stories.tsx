import type { Meta, StoryObj } from '@storybook/react';

import { DeadlinesView } from '@/components/views/DeadlinesView/DeadlinesView';
import { StaticDeadlinesView } from '@/components/views/DeadlinesView/StaticDeadlinesView';
import { paths } from '@/services/config/paths';
import { allDeadlines } from '@/services/fixtures/deadlines';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/DeadlinesView',
  tags: ['new'],
  component: DeadlinesView,
  ...wholePage(paths.deadlines),
  render: (args) => <StaticDeadlinesView {...args} />,
  args: allDeadlines(),
} satisfies Meta<typeof DeadlinesView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const NothingDue: Story = { args: { months: [] } };
export const LongGerman: Story = { args: allDeadlines('de'), globals: { locale: 'de' } };
