import { screen, within } from '@testing-library/react';

import { renderView } from '@/components/testing/renderView';
import { newsList } from '@/services/fixtures/library';

import { NewsListView } from './NewsListView';

const pages = () => screen.getByRole('navigation', { name: 'Pages of this list' });

it('filters by type, in pages too', () => {
  const list = newsList({ total: 45, page: 2, pageSize: 20 });
  const { head } = renderView(<NewsListView type="deadline" list={list} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deadlines – page 2');
  const types = screen.getByRole('navigation', { name: 'Kinds of notices' });
  expect(
    within(types)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/information',
    '/information/list/lawChange',
    '/information/list/deadline',
    '/information/list/company',
  ]);
  expect(within(types).getByText('Deadlines').closest('li')).toHaveAttribute('aria-current', 'true');
  expect(within(pages()).getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/information/list/deadline/3',
  );
  expect(head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/information\/list\/deadline\/2$/),
  );
});
