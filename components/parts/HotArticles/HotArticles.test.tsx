import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { articleCard } from '@/services/fixtures/articles';

import { HotArticles } from './HotArticles';

it('is an ordered list of titles without summaries', () => {
  const articles = [articleCard({ id: 2, title: 'First' }), articleCard({ id: 3, title: 'Second' })];
  renderWithProviders(<HotArticles articles={articles} headingLevel={4} />);
  const titles = within(screen.getByRole('list')).getAllByRole('heading', { level: 4 });
  expect(titles.map((title) => title.textContent)).toEqual(['First', 'Second']);
  expect(screen.queryByText(articleCard().summary)).not.toBeInTheDocument();
});
