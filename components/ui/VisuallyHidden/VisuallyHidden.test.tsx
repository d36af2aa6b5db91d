import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { VisuallyHidden } from './VisuallyHidden';

it('stays part of the accessible name', () => {
  renderWithProviders(
    <button>
      EN <VisuallyHidden>English</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'EN English' })).toBeVisible();
  expect(screen.getByText('English')).toHaveStyle({ position: 'absolute', overflow: 'hidden' });
});
