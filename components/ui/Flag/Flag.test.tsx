import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { Flag } from './Flag';

it('names the country where no words stand beside it', () => {
  renderWithProviders(<Flag country="DE" label="Germany" />);
  expect(screen.getByRole('img', { name: 'Germany' })).toBeVisible();
});

it('is decoration beside the name', () => {
  renderWithProviders(<Flag country="DE" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('presentation')).toBeVisible();
});

it('shows nothing for a country without a flag', () => {
  const { container } = renderWithProviders(<Flag country="ZZ" label="Nowhere" />);
  expect(container).toBeEmptyDOMElement();
});
