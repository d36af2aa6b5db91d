import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { RateMap } from './RateMap';

const rateMap = block('rateMap', {
  asOf: '2026-09-07',
  rates: [
    { country: 'DE', name: 'Deutschland', rate: 19, href: '/custom/sell-in-germany' },
    { country: 'FI', name: 'Finnland', rate: 25.5, href: null },
    { country: 'CY', name: 'Zypern', rate: 19, href: null },
    { country: 'LU', name: 'Luxemburg', rate: 17, href: null },
  ],
});

it('lists every rate in a table, highest first, with its date, and draws each country of it from the sprite', () => {
  renderWithProviders(<RateMap block={rateMap} />, { locale: 'de' });
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
    '25,5 %Finnland',
    '19 %Deutschland, Zypern',
    '17 %Luxemburg',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/de/custom/sell-in-germany',
  ]);
  expect(screen.getByText('7. September 2026')).toHaveAttribute('datetime', '2026-09-07');
  const picture = screen.getByRole('img', { name: /^Europakarte|^Karte/ });
  for (const country of ['DE', 'FI', 'CY', 'LU'])
    expect(picture.querySelector(`use[href="/europe.svg#${country}"]`)).toBeInTheDocument();
});

it('selects and deselects a rate band, but not an empty one', async () => {
  renderWithProviders(<RateMap block={rateMap} />);
  const step = screen.getByRole('button', { name: 'from 19' });
  await userEvent.click(step);
  expect(step).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(step);
  expect(step).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'from 21' })).toBeDisabled();
});
