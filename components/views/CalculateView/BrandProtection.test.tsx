import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { fetchTrademarkPrices } from '@/services/browser/api/surveys';
import { trademarkPrices } from '@/services/fixtures/surveys';

import { BrandProtection } from './BrandProtection';

jest.mock('@/services/browser/api/surveys');
const prices = jest.mocked(fetchTrademarkPrices);
beforeEach(() => prices.mockResolvedValue(trademarkPrices()));

it('says that the fees could not be loaded, and loads them again', async () => {
  prices.mockRejectedValueOnce(new Error('down'));
  renderWithProviders(<BrandProtection salesCountries={['US']} isNew />);
  expect(await screen.findByText(/^The trade mark fees could not be loaded/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByText('Price of the trade mark'));
  expect(screen.getByText('Trade mark USA')).toBeVisible();
});

it('shows the trade marks for the countries sold to, with what they protect', async () => {
  renderWithProviders(<BrandProtection salesCountries={['DE', 'FR', 'NO']} isNew />);
  await userEvent.click(await screen.findByText('Prices of 2 trade marks'));
  const table = screen.getByRole('table', { name: /Trade marks/ });
  expect(within(table).getByText('Trade mark Germany')).toBeVisible();
  expect(within(table).getByText('Protects the brand in: Germany')).toBeVisible();
  expect(within(table).getByText('Protects the brand in: Germany, France')).toBeVisible();
  expect(within(table).queryByText('Trade mark USA')).toBeNull();
});

it('shows nothing where no trade mark fits', async () => {
  const { container } = renderWithProviders(<BrandProtection salesCountries={['NO']} isNew />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
