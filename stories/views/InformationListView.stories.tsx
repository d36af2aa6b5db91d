import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { InformationListView } from '@/components/views/InformationListView/InformationListView';
import { notices } from '@/services/fixtures/library';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/InformationListView',
  component: InformationListView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { notices: notices() },
} satisfies Meta<typeof InformationListView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const German: Story = { globals: { locale: 'de' } };
export const Sparse: Story = { args: { notices: [] } };
