import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { anniversary } from '@/services/fixtures/activities';

import { AnniversaryView } from './AnniversaryView';

// Shows (requirements, 2.3, 3.4, 3.5, 3.6 and 7.12).

it.each([
  ['2023-01-31T12:00:00Z', 'Not started yet'],
  ['2023-02-10', 'Running'],
  ['2023-03-01', 'Over'],
  ['1675990800000', 'Running'],
])('with the date %s it is: %s', (date, state) => {
  renderView(<AnniversaryView anniversary={anniversary()} timeZone="Europe/Berlin" />, {
    router: { query: { date } },
  });
  expect(screen.getByRole('status')).toHaveTextContent(state);
});

it("uses the browser's clock without a date in the address", () => {
  renderView(<AnniversaryView anniversary={anniversary()} timeZone="Europe/Berlin" />, {
    router: { query: { date: 'yesterday' } },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Over');
});

it('shows every activity with its coupons', () => {
  const shown = anniversary();
  renderView(<AnniversaryView anniversary={shown} timeZone="Europe/Berlin" />);
  expect(shown.activities.length).toBeGreaterThan(0);
  for (const { title, name } of shown.activities)
    expect(screen.getByRole('region', { name: title })).toHaveAttribute('id', name);
  expectOrderlyHeadings();
});

it('shows its first and last day in its own time zone', () => {
  const shown = {
    ...anniversary(),
    startsAt: '2023-01-31T23:00:00.000Z',
    endsAt: '2023-02-28T22:59:59.000Z',
  };
  renderView(<AnniversaryView anniversary={shown} timeZone="Europe/Berlin" />);
  expect(screen.getByText('1 February 2023')).toBeVisible();
  expect(screen.getByText('28 February 2023')).toBeVisible();
});
