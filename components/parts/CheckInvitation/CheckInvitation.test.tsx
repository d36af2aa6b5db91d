import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { CheckInvitation } from './CheckInvitation';

it('links to the check', () => {
  renderWithProviders(<CheckInvitation />);
  expect(screen.getByRole('link', { name: 'Check my obligations' })).toHaveAttribute('href', '/cht/calculate');
});
