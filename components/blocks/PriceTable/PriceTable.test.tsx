import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';
import { services } from '@/services/fixtures/services';

import { PriceTable } from './PriceTable';

it('shows every price with the label of its line and its VAT label', () => {
  const shown = block('priceTable');
  renderWithProviders(<PriceTable block={shown} />);
  const prices = shown.services.flatMap((service) => service.prices);
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) {
    const row = screen.getByRole('row', { name: new RegExp(`^${price.label.replace(/[()]/g, '.')}`) });
    expect(within(row).getByText(price.vatLabel)).toBeInTheDocument();
  }
});

it('says in a line what each service costs once and in a year, and leads to all prices and to the sum of a case', () => {
  renderWithProviders(<PriceTable block={block('priceTable', { isShort: true, services: services() })} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(services().length);
  const [{ name } = { name: 'no service' }] = services();
  expect(screen.getByRole('link', { name }).closest('li')).toHaveTextContent(/€.* once.*\(net\)/);
  expect(screen.getByRole('link', { name: /^All prices/ })).toHaveAttribute('href', '/cht/price');
  expect(screen.getByRole('link', { name: /^What does my case cost/ })).toHaveAttribute(
    'href',
    '/cht/calculate',
  );
});

it('shows a message without prices', () => {
  renderWithProviders(<PriceTable block={block('priceTable', { services: [] })} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/being revised/)).toBeInTheDocument();
});
