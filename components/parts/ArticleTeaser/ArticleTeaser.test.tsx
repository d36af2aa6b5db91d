import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { articleCard } from '@/services/fixtures/articles';

import { ArticleTeaser } from './ArticleTeaser';

const article = articleCard({
  id: 7,
  type: 'trends',
  title: 'ViDA in short',
  publishedAt: '2026-10-06T08:00:00.000Z',
  readingMinutes: 6,
  language: 'en',
});

it('links to the article and shows its type, date and reading time', () => {
  renderWithProviders(<ArticleTeaser article={article} />);
  expect(screen.getByRole('link', { name: 'ViDA in short' })).toHaveAttribute('href', '/trends/7.html');
  expect(screen.getByText('Trends')).toBeInTheDocument();
  expect(screen.getByText('6 October 2026')).toBeInTheDocument();
  expect(screen.getByText('6 minute read')).toBeInTheDocument();
});

it('marks a text that is in another language than the page', () => {
  renderWithProviders(<ArticleTeaser article={article} />, { locale: 'de' });
  expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'en');
  expect(screen.getByText(article.summary)).toHaveAttribute('lang', 'en');
});

it('does not mark a text in the language of the page', () => {
  renderWithProviders(<ArticleTeaser article={article} />);
  expect(screen.getByRole('heading', { level: 3 })).not.toHaveAttribute('lang');
});
