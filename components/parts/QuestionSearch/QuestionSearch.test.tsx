import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

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
const user = userEvent.setup({ delay: null });
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
beforeEach(() => search.mockImplementation(({ page = 1 }) => Promise.resolve(pageOf(page))));
const shown = () => screen.getAllByRole('heading', { level: 3 });

it('shows further pages on request, until all that was found is there', async () => {
  renderWithProviders(<QuestionSearch types={questionTypes()} />);
  await user.type(screen.getByRole('searchbox'), 'stock');
  expect(await screen.findByText('12 questions found.')).toBeVisible();
  expect(shown()).toHaveLength(pageSize);

  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(shown()).toHaveLength(2 * pageSize));
  search.mockRejectedValueOnce(new Error('down'));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/^The search is not available/)).toBeVisible();
  expect(shown()).toHaveLength(2 * pageSize);

  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(shown()).toHaveLength(total));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('offers the check and contact where nothing is found', async () => {
  search.mockResolvedValue(questionList({ page: 1, total: 0, pageSize, questions: [] }));
  renderWithProviders(<QuestionSearch types={questionTypes()} />);
  expect(screen.queryByRole('link')).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'rocket');
  expect(await screen.findByText(/^Nothing found/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check my obligations' })).toHaveAttribute(
    'href',
    '/cht/calculate',
  );
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/cht/Contact');
});
