import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { downloadCalendar } from '@/services/browser/calendar/downloadCalendar';
import { returnsOf } from '@/services/domain/obligations/returns';
import { dueRules } from '@/services/fixtures/dueRules';

import { ReturnDates } from './ReturnDates';

jest.mock('@/services/browser/calendar/downloadCalendar');
const dates = returnsOf(dueRules(), [{ id: 'vatWhereStored', countries: ['DE'] }], '2026-11-25');

it('shows the next dates, each on the day that the law moves it to', () => {
  renderWithProviders(<ReturnDates dates={dates} shown={2} name="VAT" />);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    '11 Jan 2027VAT return, Germany (October–December 2026)',
    '12 Apr 2027VAT return, Germany (January–March 2027)',
  ]);
});

it('says from which quantity a date applies that is not for everybody', () => {
  const report = returnsOf(dueRules(), [{ id: 'packagingGermanySystem', countries: ['DE'] }], '2026-11-25');
  renderWithProviders(<ReturnDates dates={report} shown={2} name="Packaging" />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/15 May 2027.*Only from 80.t of glass/);
});

it('gives all of them as a file', async () => {
  renderWithProviders(<ReturnDates dates={dates} shown={2} name="VAT" />);
  await userEvent.click(screen.getByRole('button', { name: 'Add all 5 dates to your calendar (.ics)' }));
  await waitFor(() =>
    expect(downloadCalendar).toHaveBeenCalledWith(dates, { locale: 'en', name: 'Dates: VAT' }),
  );
});

it('shows nothing without dates', () => {
  const { container } = renderWithProviders(<ReturnDates dates={[]} shown={2} name="VAT" />);
  expect(container).toBeEmptyDOMElement();
});
