import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { Flag } from './Flag';

it('has the country as accessible name without a visible text', () => {
  renderWithProviders(<Flag country="DE" label="Germany" />);
  expect(screen.getByRole('img', { name: 'Germany' })).toBeVisible();
});

it('is hidden from assistive technology beside a visible name', () => {
  renderWithProviders(<Flag country="DE" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('presentation')).toBeVisible();
});

it('shows nothing for a country without a flag', () => {
  const { container } = renderWithProviders(<Flag country="ZZ" label="Nowhere" />);
  expect(container).toBeEmptyDOMElement();
});
