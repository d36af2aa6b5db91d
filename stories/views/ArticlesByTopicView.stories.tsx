import type { Meta, StoryObj } from '@storybook/react';

import { ArticlesByTopicView } from '@/components/views/ArticlesByTopicView/ArticlesByTopicView';
import { StaticArticlesByTopicView } from '@/components/views/ArticlesByTopicView/StaticArticlesByTopicView';
import { paths } from '@/services/config/paths';
import type { ArticleFilter } from '@/services/domain/articles/articleChoices';
import { filterArticles } from '@/services/domain/articles/articleChoices';
import type { Locale } from '@/services/domain/locale/locale';
import { articleList, choicesOfArticles, listedArticles } from '@/services/fixtures/articles';

import { germanArticle } from '../support/germanArticle';
import { wholePage } from '../support/wholePage';

const propsOf = (filter: ArticleFilter, locale?: Locale) => {
  const articles = filterArticles(listedArticles(), filter);
  return {
    filter,
    choices: choicesOfArticles(filter, locale),
    list: articleList({ articles, total: articles.length }),
  };
};
const german = propsOf({ country: 'DE' }, 'de');

const meta = {
  title: 'views/ArticlesByTopicView',
  component: ArticlesByTopicView,
  tags: ['new'],
  ...wholePage(paths.schoolArticles),
  args: propsOf({ country: 'PL' }),
  render: (args) => <StaticArticlesByTopicView {...args} />,
} satisfies Meta<typeof ArticlesByTopicView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const InPages: Story = { args: { ...propsOf({}), list: articleList({ total: 25, page: 2 }) } };
export const NothingLeft: Story = { args: propsOf({ topic: 'textile', country: 'PL' }) };
export const LongGerman: Story = {
  args: {
    ...german,
    list: {
      ...german.list,
      articles: german.list.articles.map((article) => ({ ...article, ...germanArticle })),
    },
  },
  globals: { locale: 'de' },
};
