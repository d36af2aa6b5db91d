import type { Meta, StoryObj } from '@storybook/react';

import { RelatedArticles } from '@/components/blocks/RelatedArticles/RelatedArticles';
import { many } from '@/services/fixtures/many';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/RelatedArticles',
  component: RelatedArticles,
  parameters: { layout: 'fullscreen', anatomy: 'Heading · Article rows' },
  args: { block: block('relatedArticles') },
} satisfies Meta<typeof RelatedArticles>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutCovers: Story = {
  args: {
    block: block('relatedArticles', {
      articles: block('relatedArticles').articles.map((article) => ({ ...article, cover: null })),
    }),
  },
};
export const Empty: Story = { args: { block: block('relatedArticles', { articles: [] }) } };
export const Many: Story = {
  args: { block: block('relatedArticles', { articles: many(9, block('relatedArticles').articles) }) },
};
export const LongGerman: Story = {
  args: {
    block: block('relatedArticles', {
      heading: 'Weiterlesen',
      articles: block('relatedArticles').articles.map((article) => ({
        ...article,
        language: 'de',
        title: 'Steuerschuldnerschaft des Leistungsempfängers bei Werklieferungen',
        summary: 'Nicht der Lieferer, sondern der Kunde schuldet die Steuer.',
      })),
    }),
  },
  globals: { locale: 'de' },
};
