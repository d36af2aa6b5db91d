import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderView } from '@/components/testing/renderView';
import { createRouter, TestProviders } from '@/components/testing/renderWithProviders';
import { fetchBundlesToday } from '@/services/browser/api/services';
import { fetchSavedReport, fetchSurveyPrices, fetchTrademarkPrices } from '@/services/browser/api/surveys';
import { frame } from '@/services/fixtures/frame';
import { surveyPrices, surveyReport, trademarkPrices } from '@/services/fixtures/surveys';
import { CommonDataProvider } from '@/services/store/commonData';

import { CalculateView } from './CalculateView';

// Shows (requirements, 2.11 and 7.15).

jest.mock('@/services/browser/api/services');
jest.mock('@/services/browser/api/surveys');
const answer = jest.mocked(fetchSavedReport);
beforeEach(() => {
  jest.mocked(fetchSurveyPrices).mockResolvedValue(surveyPrices());
  jest.mocked(fetchBundlesToday).mockResolvedValue([]);
  jest.mocked(fetchTrademarkPrices).mockResolvedValue(trademarkPrices());
});
let ids = 0;
/** Each test opens a report of its own: SWR keeps what it has loaded. */
function open() {
  const id = `k7mp4xwq9dn${'abcdefgh'[(ids += 1)]}`;
  const asPath = `/cht/calculate/${id}?from=mail`;
  const view = <CalculateView report={null} isSaved />;
  return { id, ...renderView(view, { asPath }) };
}

it('loads the report with the id in the address', async () => {
  answer.mockResolvedValue(surveyReport());
  const { id } = open();
  expect(await screen.findByText('What generally follows')).toBeVisible();
  expect(answer).toHaveBeenLastCalledWith(id);
});

it('follows the address to another report, as the way forward leads there', async () => {
  answer.mockImplementation((id) => Promise.resolve(surveyReport({ id })));
  const { id, rerender } = open();
  await screen.findByText('What generally follows');
  const other = id.replace(/^k/, 'm');
  const router = createRouter({ asPath: `/cht/calculate/${other}` });
  rerender(
    <TestProviders router={router}>
      <CommonDataProvider value={frame()}>
        <CalculateView report={null} isSaved />
      </CommonDataProvider>
    </TestProviders>,
  );
  await waitFor(() => expect(answer).toHaveBeenLastCalledWith(other));
  await waitFor(() =>
    expect(screen.getByLabelText(/Address of this report/)).toHaveDisplayValue(new RegExp(other)),
  );
});

it('shows a message while the report is loading, hidden from search engines', async () => {
  answer.mockReturnValue(new Promise(() => undefined));
  const { head } = open();
  expect(await screen.findByRole('status')).toHaveTextContent('The report is being loaded');
  expect(head.querySelector('[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('shows the 404 page for an unknown report', async () => {
  answer.mockResolvedValue(null);
  open();
  expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
});

it('can be retried after a failed load', async () => {
  answer.mockRejectedValueOnce(new Error('down'));
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('status')).toHaveTextContent('It has not been lost');
  answer.mockResolvedValue(surveyReport());
  await userEvent.click(retry);
  expect(await screen.findByText('What generally follows')).toBeVisible();
});
