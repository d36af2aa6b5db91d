import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { registrationOffer } from '@/services/fixtures/accounts';

import { RegistrationView } from './RegistrationView';

// Shows (requirements, 2.10).

it('shows the registration only, hidden from search engines', () => {
  const { head } = renderView(<RegistrationView offer={registrationOffer()} />);
  expectOrderlyHeadings();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Register with Kompassa');
  expect(head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
