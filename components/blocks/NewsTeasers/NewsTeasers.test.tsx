import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { articleCard } from '@/services/fixtures/articles';
import { block } from '@/services/fixtures/pages';

import { NewsTeasers } from './NewsTeasers';

it('lists new articles, and the recommended ones as an ordered list', () => {
  const latest = [articleCard({ id: 1, title: 'New' })];
  const hot = [articleCard({ id: 2, title: 'First' }), articleCard({ id: 3, title: 'Second' })];
  renderWithProviders(<NewsTeasers block={block('newsTeasers', { latest, hot })} />);
  const [, mostRead] = screen.getAllByRole('list');
  expect(
    within(mostRead as HTMLElement)
      .getAllByRole('heading')
      .map((title) => title.textContent),
  ).toEqual(['First', 'Second']);
  expect(screen.getByRole('heading', { name: 'New' })).toBeInTheDocument();
});

it('renders nothing without articles', () => {
  const { container } = renderWithProviders(
    <NewsTeasers block={block('newsTeasers', { latest: [], hot: [] })} />,
  );
  expect(container).toBeEmptyDOMElement();
});
