import { screen, within } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { articleList, hotArticles } from '@/services/fixtures/articles';

import { SchoolListView } from './SchoolListView';

// Shows (requirements, 2.6 and 7.19).

it('links to the other pages of a long list', () => {
  const list = articleList({ page: 2, pageSize: 10, total: 31 });
  const { head } = renderView(<SchoolListView type="trends" list={list} hot={hotArticles()} />);
  const pages = screen.getByRole('navigation', { name: 'Pages of this list' });
  expect(within(pages).getByRole('link', { name: 'Page 4' })).toHaveAttribute(
    'href',
    '/cht/xmsailSchool/trends/4',
  );
  expect(within(pages).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Trends – page 2');
  expect(head.querySelector('[rel=canonical]')?.getAttribute('href')).toMatch(/\/trends\/2$/);
  expectOrderlyHeadings();
});

it('shows a message for an empty list', () => {
  renderView(<SchoolListView type="trends" list={articleList({ articles: [], total: 0 })} hot={[]} />);
  expect(screen.getByText('The first articles are being written.')).toBeInTheDocument();
});
