import type { Meta, StoryObj } from '@storybook/react';

import { SchoolListView } from '@/components/views/SchoolListView/SchoolListView';
import { StaticSchoolListView } from '@/components/views/SchoolListView/StaticSchoolListView';
import { paths } from '@/services/config/paths';
import { articleList, hotArticles } from '@/services/fixtures/articles';
import { many } from '@/services/fixtures/many';

import { germanArticle } from '../support/germanArticle';
import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/SchoolListView',
  component: SchoolListView,
  ...wholePage(paths.schoolList('FinanceTaxEncy')),
  render: (args) => <StaticSchoolListView {...args} />,
  args: { type: 'FinanceTaxEncy', list: articleList(), hot: hotArticles() },
} satisfies Meta<typeof SchoolListView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const PageOfMany: Story = {
  args: {
    list: articleList({ articles: many(10, articleList().articles), page: 4, total: 93, pageSize: 10 }),
  },
};
export const Empty: Story = { args: { list: articleList({ articles: [], total: 0, page: 1 }), hot: [] } };
export const LongGerman: Story = {
  args: {
    list: articleList({
      articles: articleList().articles.map((article) => ({ ...article, ...germanArticle })),
    }),
    hot: hotArticles().map((article) => ({ ...article, ...germanArticle })),
  },
  globals: { locale: 'de' },
};
