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
  renderView(<AnniversaryView anniversary={anniversary()} timeZone="Europe/Berlin" renderedState={2} />, {
    router: { query: { date } },
  });
  expect(screen.getByRole('status')).toHaveTextContent(state);
});

it.each([
  ['2027-06-30 23:59:59', 'Not started yet'],
  ['2027-07-01 00:00:00', 'Running'],
  ['2027-07-31 18:00:00', 'Running'],
  ['2027-07-31 18:00:01', 'Over'],
  ['2023-02-10', 'Not started yet'],
])('with the dates of the CMS and the date %s it is: %s', (date, state) => {
  const dated = anniversary({ startsAt: '2027-06-30T22:00:00.000Z', endsAt: '2027-07-31T16:00:00.000Z' });
  renderView(<AnniversaryView anniversary={dated} timeZone="Europe/Berlin" renderedState={2} />, {
    router: { query: { date } },
  });
  expect(screen.getByRole('status')).toHaveTextContent(state);
  expect(screen.getByText('1 July 2027')).toBeVisible();
  expect(screen.getByText('31 July 2027')).toBeVisible();
});

it('has the window of the requirements where the CMS gives no dates', () => {
  const undated = anniversary({ startsAt: null, endsAt: null });
  renderView(<AnniversaryView anniversary={undated} timeZone="Europe/Berlin" renderedState={2} />, {
    router: { query: { date: '2023-02-28 23:59:59' } },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Running');
  expect(screen.getByText('1 February 2023')).toBeVisible();
  expect(screen.getByText('28 February 2023')).toBeVisible();
});

it("uses the browser's clock without a date in the address", () => {
  renderView(<AnniversaryView anniversary={anniversary()} timeZone="Europe/Berlin" renderedState={2} />, {
    router: { query: { date: 'yesterday' } },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Over');
});

it('shows no state before the address is known, and keeps its place', () => {
  const undecided = (
    <AnniversaryView anniversary={anniversary()} timeZone="Europe/Berlin" renderedState={2} />
  );
  renderView(undecided, { router: { isReady: false } });
  expect(screen.getByText('Over')).not.toBeVisible();
  expect(screen.getByText(/^This campaign is over/)).not.toBeVisible();
});

it('takes no part before the address is known', () => {
  const undecided = (
    <AnniversaryView anniversary={anniversary()} timeZone="Europe/Berlin" renderedState={1} />
  );
  renderView(undecided, { router: { isReady: false } });
  for (const link of screen.getAllByText('Take part')) expect(link).not.toBeVisible();
});

it('shows every activity with its coupons', () => {
  const shown = anniversary();
  renderView(<AnniversaryView anniversary={shown} timeZone="Europe/Berlin" renderedState={2} />);
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
  renderView(<AnniversaryView anniversary={shown} timeZone="Europe/Berlin" renderedState={2} />);
  expect(screen.getByText('1 February 2023')).toBeVisible();
  expect(screen.getByText('28 February 2023')).toBeVisible();
});
