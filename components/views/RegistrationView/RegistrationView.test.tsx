import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { registrationOffer } from '@/services/fixtures/accounts';

import { RegistrationView } from './RegistrationView';

// Shows (requirements, 2.10).

it.each([
  ['en', 'Register with Kompassa'],
  ['de', 'Bei Kompassa registrieren'],
] as const)('shows the registration only, in %s', (locale, title) => {
  const { head } = renderView(<RegistrationView offer={registrationOffer()} />, { locale });
  expectOrderlyHeadings();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
