import { composeStories } from '@storybook/react';
import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import * as stories from '@/stories/blocks/PriceTable.stories';

const { Default, Short, NoPrices } = composeStories(stories);

it('shows every price with the label of its line and its VAT label', () => {
  renderWithProviders(<Default />);
  const prices = Default.args.block?.services.flatMap((service) => service.prices) ?? [];
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) {
    const row = screen.getByRole('row', { name: new RegExp(`^${price.label.replace(/[()]/g, '.')}`) });
    expect(within(row).getByText(price.vatLabel)).toBeInTheDocument();
  }
});

it('shows the first price of each service and links to all prices', () => {
  renderWithProviders(<Short />);
  const services = Short.args.block?.services ?? [];
  expect(screen.getAllByRole('rowheader')).toHaveLength(services.length);
  const [{ name, prices: [shown, next] } = { name: 'no service', prices: [] }] = services;
  const row = screen.getByRole('row', { name: new RegExp(`^${name}`) });
  expect(row).toHaveTextContent(shown?.vatLabel ?? 'none');
  expect(row).not.toHaveTextContent(next?.label ?? '');
  expect(screen.getByRole('link', { name: /^All prices/ })).toHaveAttribute('href', '/cht/price');
});

it('shows a message without prices', () => {
  renderWithProviders(<NoPrices />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/being revised/)).toBeInTheDocument();
});
