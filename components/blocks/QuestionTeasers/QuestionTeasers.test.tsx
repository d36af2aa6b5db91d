import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';
import { question } from '@/services/fixtures/questions';

import { QuestionTeasers } from './QuestionTeasers';

const questions = [
  question({ id: 4, question: 'Is LUCID free?', summary: 'The registration is.' }),
  question({ id: 9, question: 'Who files?', summary: 'An adviser.' }),
];

it('opens a short answer with a link to the full one', async () => {
  renderWithProviders(<QuestionTeasers block={block('questionTeasers', { questions })} />);
  expect(screen.getByText('An adviser.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Who files?'));
  expect(screen.getByText('An adviser.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the full answer – Who files?' })).toHaveAttribute(
    'href',
    '/questionAnswer/9',
  );
  expect(screen.getByText('The registration is.')).not.toBeVisible();
});

it('links to all questions', () => {
  renderWithProviders(<QuestionTeasers block={block('questionTeasers', { questions })} />);
  expect(screen.getByRole('link', { name: 'All questions' })).toHaveAttribute('href', '/cht/commonQuestion');
});

it('marks a question in another language than the page', () => {
  renderWithProviders(
    <QuestionTeasers block={block('questionTeasers', { questions: [question({ language: 'en' })] })} />,
    { locale: 'de' },
  );
  expect(screen.getByRole('group')).toHaveAttribute('lang', 'en');
});

it('renders nothing without questions', () => {
  const { container } = renderWithProviders(
    <QuestionTeasers block={block('questionTeasers', { questions: [] })} />,
  );
  expect(container).toBeEmptyDOMElement();
});
