import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { CheckboxField } from './CheckboxField';

it('is ticked by a click on its label, which may contain links', async () => {
  renderWithProviders(
    <CheckboxField
      label={
        <>
          I agree to the <a href="#terms">terms</a>.
        </>
      }
    />,
  );
  const box = screen.getByRole('checkbox', { name: /^I agree to the terms/ });
  expect(screen.getByRole('link', { name: 'terms' })).toBeVisible();
  await userEvent.click(screen.getByText(/I agree to the/));
  expect(box).toBeChecked();
});

it('shows its hint and its error', () => {
  renderWithProviders(<CheckboxField label="I agree." hint="As of today." error="We need this." />);
  const box = screen.getByRole('checkbox', { name: 'I agree.' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('As of today. We need this.');
});
