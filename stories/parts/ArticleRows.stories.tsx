import type { Meta, StoryObj } from '@storybook/react';

import { ArticleRows } from '@/components/parts/ArticleRows/ArticleRows';
import { articleList } from '@/services/fixtures/articles';
import { many } from '@/services/fixtures/many';

const meta = {
  title: 'parts/ArticleRows',
  component: ArticleRows,
  args: { articles: articleList().articles },
} satisfies Meta<typeof ArticleRows>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const One: Story = { args: { articles: articleList().articles.slice(0, 1) } };
export const WithoutCovers: Story = {
  args: { articles: articleList().articles.map((article) => ({ ...article, cover: null })) },
};
export const Many: Story = { args: { articles: many(12, articleList().articles) } };
