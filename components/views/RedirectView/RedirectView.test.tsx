import { screen } from '@testing-library/react';

import { AppLayout } from '@/components/layout/AppLayout/AppLayout';
import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { layoutData } from '@/services/fixtures/layoutData';

import { RedirectView } from './RedirectView';

it.each([
  ['en', 'This address leads to the home page', 'To the home page', '/'],
  ['de', 'Diese Adresse führt zur Startseite', 'Zur Startseite', '/de'],
] as const)('in %s is one link in the blank layout', (locale, title, home, href) => {
  renderWithProviders(
    <AppLayout layoutData={layoutData()} layout="blank">
      <RedirectView />
    </AppLayout>,
    { locale },
  );
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', href);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
