import { screen } from '@testing-library/react';
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

it('selects and deselects a rate band, but not an empty one', async () => {
  renderWithProviders(<RateMap block={rateMap} />);
  const step = screen.getByRole('button', { name: 'from 19' });
  await userEvent.click(step);
  expect(step).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(step);
  expect(step).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'from 21' })).toBeDisabled();
});
