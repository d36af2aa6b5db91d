import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { SchoolListView } from '@/components/views/SchoolListView/SchoolListView';
import { articleList, hotArticles } from '@/services/fixtures/articles';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/SchoolListView',
  component: SchoolListView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { type: 'FinanceTaxEncy', list: articleList(), hot: hotArticles() },
} satisfies Meta<typeof SchoolListView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const PageOfMany: Story = { args: { list: articleList({ page: 4, total: 93, pageSize: 10 }) } };
export const German: Story = {
  args: { list: articleList({ page: 2, total: 31, pageSize: 10 }) },
  globals: { locale: 'de' },
};
export const Empty: Story = { args: { list: articleList({ articles: [], total: 0, page: 1 }), hot: [] } };
