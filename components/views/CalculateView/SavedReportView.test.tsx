import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderView } from '@/components/testing/renderView';
import { createRouter, TestProviders } from '@/components/testing/renderWithProviders';
import { fetchSavedReport } from '@/services/browser/api/surveys';
import { layoutData } from '@/services/fixtures/layoutData';
import { surveyReport } from '@/services/fixtures/surveys';
import { CommonDataProvider } from '@/services/store/commonData';

import { SavedReportView } from './SavedReportView';

// Shows (requirements, 2.11 and 7.15).

jest.mock('@/services/browser/api/surveys');
const answer = jest.mocked(fetchSavedReport);
let ids = 0;
const view = <SavedReportView>{({ id }) => <p>Report {id}</p>}</SavedReportView>;
/** Each test opens a report of its own: SWR keeps what it has loaded. */
function open() {
  const id = `k7mp4xwq9dn${'abcdefgh'[(ids += 1)]}`;
  return { id, ...renderView(view, { asPath: `/cht/calculate/${id}` }) };
}

it('loads the report with the id in the address, and another to which the way forward leads', async () => {
  answer.mockImplementation((id) => Promise.resolve(surveyReport({ id })));
  const at = (id: string) => (
    <TestProviders router={createRouter({ asPath: `/cht/calculate/${id}?from=mail` })}>
      <CommonDataProvider value={layoutData()}>{view}</CommonDataProvider>
    </TestProviders>
  );
  const { rerender } = render(at('k7mp4xwq9dnt'));
  expect(await screen.findByText('Report k7mp4xwq9dnt')).toBeVisible();
  rerender(at('m7mp4xwq9dnt'));
  expect(await screen.findByText('Report m7mp4xwq9dnt')).toBeVisible();
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
  const { id } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('status')).toHaveTextContent('It has not been lost');
  answer.mockResolvedValue(surveyReport({ id }));
  await userEvent.click(retry);
  expect(await screen.findByText(`Report ${id}`)).toBeVisible();
});
