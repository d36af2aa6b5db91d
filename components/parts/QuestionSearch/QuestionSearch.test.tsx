import { fireEvent, screen, waitFor } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { searchQuestions } from '@/services/browser/api/questions';
import { question, questionList, questionTypes } from '@/services/fixtures/questions';

import { QuestionSearch } from './QuestionSearch';

jest.mock('@/services/browser/api/questions');
const search = jest.mocked(searchQuestions);

const total = 12;
const pageSize = 5;
const pageOf = (page: number) =>
  questionList({
    page,
    total,
    pageSize,
    questions: Array.from({ length: Math.min(pageSize, total - (page - 1) * pageSize) }, (_, index) =>
      question({ id: (page - 1) * pageSize + index + 1 }),
    ),
  });
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
beforeEach(() => search.mockImplementation(({ page = 1 }) => Promise.resolve(pageOf(page))));
const shown = () => document.querySelectorAll('h3');
const enter = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const more = () => fireEvent.click(screen.getByText('Show more'));

it('shows further pages on request, until all that was found is there', async () => {
  renderWithProviders(<QuestionSearch types={questionTypes()} />);
  enter('stock');
  expect(await screen.findByText('12 questions found.')).toBeVisible();
  expect(shown()).toHaveLength(pageSize);

  more();
  await waitFor(() => expect(shown()).toHaveLength(2 * pageSize));
  search.mockRejectedValueOnce(new Error('down'));
  more();
  expect(await screen.findByText(/^The search is not available/)).toBeVisible();
  expect(shown()).toHaveLength(2 * pageSize);

  more();
  await waitFor(() => expect(shown()).toHaveLength(total));
  expect(screen.queryByText('Show more')).toBeNull();
});

it('says which words were left out, and that no question has all others', async () => {
  search.mockResolvedValue({ ...pageOf(1), unknown: ['unicorn'], isPartial: true });
  renderWithProviders(<QuestionSearch types={questionTypes()} />);
  enter('unicorn stock');
  expect(
    await screen.findByText(/^12 questions found\. Nothing here says “unicorn”.* come closest\.$/),
  ).toBeVisible();
});

it('offers the check and contact where nothing is found', async () => {
  search.mockResolvedValue(questionList({ page: 1, total: 0, pageSize, questions: [] }));
  renderWithProviders(<QuestionSearch types={questionTypes()} />);
  expect(screen.queryByRole('link')).toBeNull();
  enter('rocket');
  expect(await screen.findByText(/^Nothing found/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check my obligations' })).toHaveAttribute(
    'href',
    '/cht/calculate',
  );
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/cht/Contact');
});
