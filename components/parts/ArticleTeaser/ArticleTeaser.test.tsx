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

it.each([
  ['de', 'en'],
  ['en', null],
] as const)('in %s has the lang attribute %s', (locale, lang) => {
  renderWithProviders(<ArticleTeaser article={article} />, { locale });
  expect(screen.getByRole('heading', { level: 3 }).getAttribute('lang')).toBe(lang);
  expect(screen.getByText(article.summary).closest('[lang]')?.getAttribute('lang') ?? null).toBe(lang);
});
