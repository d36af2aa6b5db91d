import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { ContentView } from '@/components/views/ContentView/ContentView';
import { paths } from '@/services/config/paths';
import { aboutPage, contentPage, homePage } from '@/services/fixtures/pages';

import { wholePage } from '../support/wholePage';
import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/ContentView',
  component: ContentView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { page: homePage(), path: '/' },
} satisfies Meta<typeof ContentView>;
export default meta;

type Story = StoryObj<typeof meta>;
/** As a page of the gateway comes, from hero to footer. */
export const Home: Story = wholePage(paths.services);
export const Incorporation: Story = {
  args: { page: contentPage(), path: '/cht/Incorporation/IncorporationHK' },
};
export const About: Story = { args: { page: aboutPage(), path: '/cht/About' } };
export const WithoutHero: Story = {
  args: {
    page: contentPage({ blocks: contentPage().blocks.slice(2, 4) }),
    path: '/cht/Incorporation/IncorporationHK',
  },
};
