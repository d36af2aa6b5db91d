import type { Meta, StoryObj } from '@storybook/react';

import { HomeView } from '@/components/views/HomeView/HomeView';
import { paths } from '@/services/config/paths';
import { posters } from '@/services/fixtures/activities';
import { homePage } from '@/services/fixtures/pages';

import { germanPage } from '../support/germanPage';
import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/HomeView',
  component: HomeView,
  ...wholePage(paths.home),
  args: { page: homePage(), posters: posters() },
  // The banners turn by themselves in stories of their own.
  globals: { motion: 'reduced' },
} satisfies Meta<typeof HomeView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutBanners: Story = { args: { posters: [] } };
export const LongGerman: Story = {
  args: { page: germanPage(), posters: [] },
  globals: { locale: 'de' },
};
