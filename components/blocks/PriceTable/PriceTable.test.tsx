import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { PriceTable } from './PriceTable';

it('shows every price with the label of its line and its VAT label', () => {
  const priceTable = block('priceTable');
  renderWithProviders(<PriceTable block={priceTable} />);

  const prices = priceTable.services.flatMap((service) => service.prices);
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) {
    const row = screen.getByRole('row', { name: new RegExp(`^${price.label.replace(/[()]/g, '.')}`) });
    expect(within(row).getByText(price.vatLabel)).toBeInTheDocument();
  }
});

it('says so where there is no price', () => {
  renderWithProviders(<PriceTable block={block('priceTable', { services: [] })} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/being revised/)).toBeInTheDocument();
});
