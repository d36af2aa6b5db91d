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

it('has no link before the first or after the last page, and nothing for a single one', () => {
  const { rerender } = renderWithProviders(<Pagination {...labels} page={1} pageCount={2} />);
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  rerender(<Pagination {...labels} page={2} pageCount={2} />);
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  rerender(<Pagination {...labels} page={1} pageCount={1} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
