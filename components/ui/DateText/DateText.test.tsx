import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { DateText } from './DateText';

it.each([
  ['en', '2026-08-12', '12 August 2026'],
  ['de', '2026-08-12', '12. August 2026'],
  ['en', '2026-12-31T23:30:00.000Z', '31 December 2026'],
])('in %s writes %s as %s', (locale, iso, text) => {
  renderWithProviders(<DateText iso={iso} locale={locale} />);
  expect(screen.getByText(text)).toHaveAttribute('datetime', iso);
});

it.each([
  ['en', '12 Aug 2026'],
  ['de', '12.08.2026'],
])('in %s is written as %s where a line is short', (locale, text) => {
  renderWithProviders(<DateText iso="2026-08-12" locale={locale} isShort />);
  expect(screen.getByText(text)).toHaveAttribute('datetime', '2026-08-12');
});
