import type { Meta, StoryObj } from '@storybook/react';

import { SchoolIndexView } from '@/components/views/SchoolIndexView/SchoolIndexView';
import { StaticSchoolIndexView } from '@/components/views/SchoolIndexView/StaticSchoolIndexView';
import { articleTypes } from '@/contract/lists/articles';
import { paths } from '@/services/config/paths';
import { articleCard, choicesOfArticles, hotArticles } from '@/services/fixtures/articles';

import { germanArticle } from '../support/germanArticle';
import { wholePage } from '../support/wholePage';

const sections = articleTypes.map((type, index) => ({
  type,
  articles: [1, 2, 3].map((place) => articleCard({ id: index * 10 + place, type })),
}));

const meta = {
  title: 'views/SchoolIndexView',
  component: SchoolIndexView,
  ...wholePage(paths.school),
  render: (args) => <StaticSchoolIndexView {...args} />,
  args: { sections, choices: choicesOfArticles(), hot: hotArticles() },
} satisfies Meta<typeof SchoolIndexView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Empty: Story = {
  args: {
    sections: articleTypes.map((type) => ({ type, articles: [] })),
    choices: { topics: [], countries: [] },
    hot: [],
  },
};
export const LongGerman: Story = {
  args: {
    sections: sections.map(({ type, articles }) => ({
      type,
      articles: articles.map((article) => ({ ...article, ...germanArticle })),
    })),
    choices: choicesOfArticles({}, 'de'),
    hot: hotArticles().map((article) => ({ ...article, ...germanArticle })),
  },
  globals: { locale: 'de' },
};
