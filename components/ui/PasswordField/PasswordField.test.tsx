import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { PasswordField } from './PasswordField';

const texts = { label: 'Password', showLabel: 'Show it', hideLabel: 'Hide it' };

it('shows and hides the password', async () => {
  renderWithProviders(<PasswordField {...texts} autoComplete="new-password" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(input).toHaveAttribute('type', 'password');
});
