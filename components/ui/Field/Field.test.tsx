import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { Field } from './Field';

it('connects label, hint and error to its control', () => {
  renderWithProviders(
    <Field label="E-mail" hint="We answer there." error="Enter an address.">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toHaveAccessibleDescription('We answer there. Enter an address.');
  expect(input).toBeInvalid();
});

it('sets no description without hint and error', () => {
  renderWithProviders(<Field label="E-mail">{(control) => <input {...control} />}</Field>);
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).not.toHaveAttribute('aria-describedby');
  expect(input).toBeValid();
});
