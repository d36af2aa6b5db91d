import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { HotArticles } from '@/components/blocks/HotArticles/HotArticles';
import { hotArticles } from '@/services/fixtures/articles';

const meta = {
  title: 'blocks/HotArticles',
  component: HotArticles,
  args: { articles: hotArticles() },
} satisfies Meta<typeof HotArticles>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const One: Story = { args: { articles: hotArticles().slice(0, 1) } };
