import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { downloadCalendar } from '@/services/browser/calendar/downloadCalendar';
import { returnsOf } from '@/services/domain/obligations/returns';
import { dueRules } from '@/services/fixtures/dueRules';

import { ReturnDates } from './ReturnDates';

jest.mock('@/services/browser/calendar/downloadCalendar');
const dates = returnsOf(dueRules(), [{ id: 'vatWhereStored', countries: ['DE'] }], '2026-11-25');

it('gives all of them as a file', async () => {
  renderWithProviders(<ReturnDates dates={dates} shown={2} name="VAT" />);
  await userEvent.click(screen.getByRole('button', { name: 'Add all 5 dates to your calendar (.ics)' }));
  await waitFor(() =>
    expect(downloadCalendar).toHaveBeenCalledWith(dates, { locale: 'en', name: 'Dates: VAT' }),
  );
});
