import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { VideosView } from '@/components/views/VideosView/VideosView';
import { videos } from '@/services/fixtures/library';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/VideosView',
  component: VideosView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { videos: videos() },
} satisfies Meta<typeof VideosView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const German: Story = { globals: { locale: 'de' } };
export const Sparse: Story = { args: { videos: [] } };
