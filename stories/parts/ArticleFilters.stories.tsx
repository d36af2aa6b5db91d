import type { Meta, StoryObj } from '@storybook/react';

import { ArticleFilters } from '@/components/parts/ArticleFilters/ArticleFilters';
import { choicesOfArticles } from '@/services/fixtures/articles';

const meta = {
  title: 'parts/ArticleFilters',
  component: ArticleFilters,
  tags: ['new'],
  args: { choices: choicesOfArticles({ country: 'PL' }), filter: { country: 'PL' } },
} satisfies Meta<typeof ArticleFilters>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
/** On a page that is not the list itself. */
export const NothingChosen: Story = { args: { choices: choicesOfArticles(), filter: undefined } };
export const LongGerman: Story = {
  args: { choices: choicesOfArticles({}, 'de'), filter: { topic: 'authorisedRepresentative' } },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
