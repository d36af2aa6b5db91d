import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { HomeView } from '@/components/views/HomeView/HomeView';
import { paths } from '@/services/config/paths';
import { posters } from '@/services/fixtures/activities';
import { answeredEmpty } from '@/services/fixtures/liveAnswers';
import { homePage } from '@/services/fixtures/pages';

import { wholePage } from '../support/wholePage';
import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/HomeView',
  component: HomeView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { page: homePage(), posters: posters() },
  // The banners turn by themselves in stories of their own.
  globals: { motion: 'reduced' },
} satisfies Meta<typeof HomeView>;
export default meta;

const page = wholePage(paths.home);

type Story = StoryObj<typeof meta>;
/** With nothing on: the pop-up of an activity has stories of its own. */
export const Default: Story = {
  ...page,
  parameters: { ...page.parameters, liveCalls: { popMarketList: answeredEmpty('popMarketList') } },
};
export const WithoutBanners: Story = { args: { posters: [] } };
