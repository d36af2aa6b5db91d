import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { TextField } from './TextField';

it('renders an input with its attributes', async () => {
  const onChange = jest.fn();
  renderWithProviders(<TextField label="E-mail" type="email" autoComplete="email" onChange={onChange} />);
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toHaveAttribute('autocomplete', 'email');
  await userEvent.type(input, 'a@b');
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('renders a textarea for several lines', () => {
  renderWithProviders(<TextField label="Message" multiline error="Write a few words." />);
  const area = screen.getByRole('textbox', { name: 'Message' });
  expect(area.tagName).toBe('TEXTAREA');
  expect(area).toHaveAccessibleDescription('Write a few words.');
});
