import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { anniversary } from '@/services/fixtures/activities';

import { AnniversaryView } from './AnniversaryView';

// Shows (requirements, 2.3, 3.4, 3.5, 3.6 and 7.12).

it.each([
  ['2023-02-10', 'Not started yet'],
  ['2027-07-01 00:00:00', 'Running'],
  ['2027-07-31 18:00:01', 'Over'],
])('with the dates of the CMS and the date %s it is: %s', (date, state) => {
  const dated = anniversary({ startsAt: '2027-06-30T22:00:00.000Z', endsAt: '2027-07-31T16:00:00.000Z' });
  renderView(<AnniversaryView anniversary={dated} timeZone="Europe/Berlin" renderedState={2} />, {
    router: { query: { date } },
  });
  expect(screen.getByRole('status')).toHaveTextContent(state);
  expect(screen.getByText('1 July 2027')).toBeVisible();
  expect(screen.getByText('31 July 2027')).toBeVisible();
});

it("uses the browser's clock without a date in the address", () => {
  renderView(<AnniversaryView anniversary={anniversary()} timeZone="Europe/Berlin" renderedState={2} />, {
    router: { query: { date: 'yesterday' } },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Over');
});

it.each([1, 2] as const)(
  'keeps the place of state %i, unseen, before the address is known',
  (renderedState) => {
    renderView(
      <AnniversaryView anniversary={anniversary()} timeZone="Europe/Berlin" renderedState={renderedState} />,
      { router: { isReady: false } },
    );
    const words = renderedState === 1 ? ['Running', 'Take part'] : ['Over', /^This campaign is over/];
    for (const text of words) for (const place of screen.getAllByText(text)) expect(place).not.toBeVisible();
  },
);

it('shows every activity with its coupons', () => {
  const shown = anniversary();
  renderView(<AnniversaryView anniversary={shown} timeZone="Europe/Berlin" renderedState={2} />);
  expect(shown.activities.length).toBeGreaterThan(0);
  for (const { title, name } of shown.activities)
    expect(screen.getByRole('region', { name: title })).toHaveAttribute('id', name);
  expectOrderlyHeadings();
});
