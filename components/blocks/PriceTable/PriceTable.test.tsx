import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';
import { services } from '@/services/fixtures/services';

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

it('shows the first price of each service and links to all prices', () => {
  const [first, second] = services();
  if (!first || !second) throw new Error('too few services');
  renderWithProviders(
    <PriceTable block={block('priceTable', { isShort: true, services: [first, second] })} />,
  );
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  const row = screen.getByRole('row', { name: new RegExp(`^${first.name}`) });
  expect(row).toHaveTextContent(first.prices[0]?.vatLabel ?? 'none');
  expect(row).not.toHaveTextContent(first.prices[1]?.label ?? '');
  expect(screen.getByRole('link', { name: /^All prices/ })).toHaveAttribute('href', '/cht/price');
});

it('shows a message without prices', () => {
  renderWithProviders(<PriceTable block={block('priceTable', { services: [] })} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/being revised/)).toBeInTheDocument();
});
