import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';
import { question } from '@/services/fixtures/questions';

import { QuestionTeasers } from './QuestionTeasers';

const questions = [
  question({ id: 4, question: 'Is LUCID free?', summary: 'The registration is.' }),
  question({ id: 9, question: 'Who files?', summary: 'An adviser.' }),
];

it('has short answers, folded, with links to the full ones and to all questions', () => {
  renderWithProviders(<QuestionTeasers block={block('questionTeasers', { questions })} />);
  expect(screen.getByText('An adviser.')).not.toBeVisible();
  const hrefs = [...document.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(hrefs).toEqual([
    ['Read the full answer – Is LUCID free?', '/questionAnswer/4'],
    ['Read the full answer – Who files?', '/questionAnswer/9'],
    ['All common questions', '/cht/commonQuestion'],
  ]);
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
