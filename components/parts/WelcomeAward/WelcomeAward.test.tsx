import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { award } from '@/services/fixtures/channels';

import { WelcomeAward } from './WelcomeAward';

it('shows each coupon with its conditions', () => {
  const given = award();
  renderWithProviders(<WelcomeAward award={given} />);
  const region = screen.getByRole('region', { name: 'What you receive' });
  expect(within(region).getByRole('heading', { level: 3 })).toHaveTextContent(given.title);
  const coupons = within(region).getAllByRole('listitem');
  expect(coupons).toHaveLength(given.coupons.length);
  expect(coupons[0]).toHaveTextContent(given.coupons[0]?.conditions ?? 'no conditions');
  expect(region).not.toHaveTextContent('Available until');
});

it('shows the end date of the award', () => {
  renderWithProviders(<WelcomeAward award={award({ validUntil: '2027-03-31T22:00:00.000Z' })} />, {
    locale: 'de',
  });
  expect(screen.getByText('Erhältlich bis')).toHaveTextContent('31. März 2027');
});
