import type { Meta, StoryObj } from '@storybook/react';

import { HotArticles } from '@/components/parts/HotArticles/HotArticles';
import { articleCard, hotArticles } from '@/services/fixtures/articles';
import { many } from '@/services/fixtures/many';

const meta = {
  title: 'parts/HotArticles',
  component: HotArticles,
  args: { articles: hotArticles() },
} satisfies Meta<typeof HotArticles>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const One: Story = { args: { articles: hotArticles().slice(0, 1) } };
export const Many: Story = { args: { articles: many(12, hotArticles()) } };
export const LongGerman: Story = {
  args: {
    articles: [
      articleCard({
        language: 'de',
        title: 'Steuerschuldnerschaft des Leistungsempfängers: wann die Rechnung keine Umsatzsteuer ausweist',
      }),
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
