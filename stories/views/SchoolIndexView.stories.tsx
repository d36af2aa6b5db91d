import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { SchoolIndexView } from '@/components/views/SchoolIndexView/SchoolIndexView';
import { paths } from '@/services/config/paths';
import { articleTypes } from '@/services/domain/article';
import { articleCard, hotArticles } from '@/services/fixtures/articles';

import { wholePage } from '../support/wholePage';

const sections = articleTypes.map((type, index) => ({
  type,
  articles: [1, 2, 3].map((place) => articleCard({ id: index * 10 + place, type })),
}));

const meta = {
  title: 'views/SchoolIndexView',
  component: SchoolIndexView,
  ...wholePage(paths.school),
  args: { sections, hot: hotArticles() },
} satisfies Meta<typeof SchoolIndexView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Empty: Story = {
  args: { sections: articleTypes.map((type) => ({ type, articles: [] })), hot: [] },
};
const german = {
  language: 'de' as const,
  title: 'Steuerschuldnerschaft des Leistungsempfängers bei grenzüberschreitenden Werklieferungen',
  summary: 'Nicht der Lieferer, sondern der Kunde schuldet die Steuer. Die Rechnung nennt keinen Betrag.',
};
export const LongGerman: Story = {
  args: {
    sections: sections.map(({ type, articles }) => ({
      type,
      articles: articles.map((article) => ({ ...article, ...german })),
    })),
    hot: hotArticles().map((article) => ({ ...article, ...german })),
  },
  globals: { locale: 'de' },
};
