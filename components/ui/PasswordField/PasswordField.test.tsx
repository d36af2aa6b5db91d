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

it('lists its rules and marks those that are met', () => {
  renderWithProviders(
    <PasswordField
      {...texts}
      error="Not yet."
      metLabel="(done)"
      rules={[
        { label: 'a letter', isMet: true },
        { label: 'a digit', isMet: false },
      ]}
    />,
  );
  const input = screen.getByLabelText('Password');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('a letter (done) a digit Not yet.');
  expect(screen.getAllByRole('listitem').map((rule) => rule.textContent)).toEqual([
    'a letter(done)',
    'a digit',
  ]);
});
