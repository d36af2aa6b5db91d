import type { Meta, StoryObj } from '@storybook/react';

import { ArticleTeaser } from '@/components/parts/ArticleTeaser/ArticleTeaser';
import { articleCard } from '@/services/fixtures/articles';

const meta = {
  title: 'parts/ArticleTeaser',
  component: ArticleTeaser,
  args: { article: articleCard() },
} satisfies Meta<typeof ArticleTeaser>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Text: Story = {};
export const Row: Story = { args: { look: 'row' } };
export const Short: Story = { args: { look: 'short' } };
export const Title: Story = { args: { look: 'title' } };
export const LongGerman: Story = {
  args: {
    look: 'row',
    article: articleCard({
      language: 'de',
      title: 'Steuerschuldnerschaft des Leistungsempfängers: wann die Rechnung keine Umsatzsteuer ausweist',
      summary:
        'Nicht der Lieferer, sondern der Kunde schuldet die Steuer. Die Rechnung nennt die Regel und keinen Betrag.',
    }),
  },
  globals: { locale: 'de' },
};
