import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { HomeView } from '@/components/views/HomeView/HomeView';
import { posters } from '@/services/fixtures/activities';
import { homePage } from '@/services/fixtures/pages';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/HomeView',
  component: HomeView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { page: homePage(), posters: posters() },
} satisfies Meta<typeof HomeView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutBanners: Story = { args: { posters: [] } };
