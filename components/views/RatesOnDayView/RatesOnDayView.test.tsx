import { screen, within } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { ratesOfDay } from '@/services/fixtures/ratesOnDay';

import { RatesOnDayView } from './RatesOnDayView';

const cells = (country: RegExp) =>
  within(screen.getByRole('row', { name: country }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.trim());

it('shows the rates of the day, what changes in the year after, and where both come from', () => {
  const { head } = renderView(<RatesOnDayView {...ratesOfDay('2027-06-01', 'basicFood')} />);
  expect(screen.getByRole('heading', { name: 'Rates on 1 June 2027' })).toBeVisible();
  expect(cells(/^Sweden/)).toEqual([
    expect.stringMatching(/^25%.*From 1 Jul 1990$/),
    expect.stringMatching(/^6%.*Until 31 Dec 2027$/),
    expect.stringMatching(/^Basic food\. 12%.*From 1 Jan 2028$/),
    '1, 2',
  ]);
  expect(screen.getByRole('row', { name: /^Slovakia/ })).toHaveTextContent(/^Slovakia 23%.*–.*1$/);
  expect(screen.getByText('1 November 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Germany' })).toHaveAttribute('href', '/custom/sell-in-germany');
  expect(head.querySelector('[name=robots]')).toHaveAttribute('content', 'noindex');
  expectOrderlyHeadings();
});

it('sends day and goods by GET, and shows them again', () => {
  renderView(<RatesOnDayView {...ratesOfDay('2027-06-01', 'basicFood')} />, { locale: 'de' });
  const form = screen.getByRole('button', { name: 'Sätze anzeigen' }).closest('form');
  expect(form).toHaveAttribute('action', '/de/cht/vatRates/day#result');
  const sent = new FormData(form ?? undefined) as unknown as Record<string, string>;
  expect(new URLSearchParams(sent).toString()).toBe('on=2027-06-01&goods=basicFood');
});

it.each([
  ['31.2.2027', /“31\.2\.2027” is not a day\. Enter year, month and day/],
  ['2023-12-31', /from 1 January 2024 to 31 December 2028\. Choose a day in this period/],
  ['', /Choose a day/],
])('says what is wrong with the day “%s”, and keeps it', (day, message) => {
  renderView(<RatesOnDayView {...ratesOfDay(day)} />);
  const field = screen.getByLabelText('Day');
  expect(field).toBeInvalid();
  expect(field).toHaveValue(day);
  expect(field).toHaveAccessibleDescription(message);
  expect(screen.getByRole('alert')).toHaveAttribute('id', 'result');
  expect(screen.queryByRole('table')).toBeNull();
});
