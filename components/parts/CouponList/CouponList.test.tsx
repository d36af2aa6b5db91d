import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import type { CouponWorth } from '@/services/domain/activities/coupon';
import { award } from '@/services/fixtures/channels';

import { CouponList } from './CouponList';

it.each<[CouponWorth, string]>([
  [{ kind: 'money', amountMinor: 5_000, currency: 'EUR' }, '€50'],
  [{ kind: 'money', amountMinor: 5_000, currency: 'GBP' }, '£50'],
  [{ kind: 'points', points: 300 }, '300 points'],
])('says that %j is worth %s', (worth, text) => {
  const coupons = award()
    .coupons.slice(0, 1)
    .map((coupon) => ({ ...coupon, worth }));
  renderWithProviders(<CouponList coupons={coupons} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(text);
});
