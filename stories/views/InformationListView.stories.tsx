import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { InformationListView } from '@/components/views/InformationListView/InformationListView';
import { paths } from '@/services/config/paths';
import { notices } from '@/services/fixtures/library';

import { wholePage } from '../support/wholePage';
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
export const Default: Story = wholePage(paths.information);
export const Sparse: Story = { args: { notices: [] } };
