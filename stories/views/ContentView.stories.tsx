import type { Meta, StoryObj } from '@storybook/react';

import { ContentView } from '@/components/views/ContentView/ContentView';
import { paths } from '@/services/config/paths';
import type { ContentPage } from '@/services/domain/content/page';
import { aboutPage, contentPage, homePage } from '@/services/fixtures/pages';

import { germanPage } from '../support/germanPage';
import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/ContentView',
  component: ContentView,
  ...wholePage(paths.home),
  args: { page: homePage(), path: paths.home },
} satisfies Meta<typeof ContentView>;
export default meta;

type Story = StoryObj<typeof meta>;
const at = (path: string, page: ContentPage): Story => ({
  args: { page, path },
  parameters: { nextjs: { router: { asPath: path } } },
});

const incorporation = '/cht/Incorporation/IncorporationHK';
/** As a page of the gateway comes, from hero to footer. */
export const Incorporation: Story = at(incorporation, contentPage());
export const About: Story = at(paths.about, aboutPage());
export const WithoutHero: Story = at(
  incorporation,
  contentPage({ blocks: contentPage().blocks.slice(2, 4) }),
);
export const LongGerman: Story = { ...at(incorporation, germanPage()), globals: { locale: 'de' } };
