import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { contentId, SkipLink } from './SkipLink';

it.each([
  ['en', 'Skip to content'],
  ['de', 'Zum Inhalt springen'],
] as const)('in %s is the first element in the tab order', async (locale, name) => {
  renderWithProviders(<SkipLink />, { locale });
  await userEvent.tab();
  expect(screen.getByRole('link', { name })).toHaveFocus();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `#${contentId}`);
});
