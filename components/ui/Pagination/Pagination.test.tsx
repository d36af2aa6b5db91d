import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { Pagination } from './Pagination';

const labels = {
  label: 'Pages',
  hrefOf: (page: number) => `/list/${page}`,
  pageLabel: (page: number) => `Page ${page}`,
  previousLabel: 'Previous',
  nextLabel: 'Next',
};

it('marks the current page and links to its neighbours', () => {
  renderWithProviders(<Pagination {...labels} page={2} pageCount={5} />);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/list/1');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/list/3');
});

it('has no link before the first or after the last page', () => {
  const { rerender } = renderWithProviders(<Pagination {...labels} page={1} pageCount={2} />);
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  rerender(<Pagination {...labels} page={2} pageCount={2} />);
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
});

it('renders nothing for a single page', () => {
  renderWithProviders(<Pagination {...labels} page={1} pageCount={1} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
