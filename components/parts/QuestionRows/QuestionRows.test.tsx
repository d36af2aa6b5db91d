import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { question } from '@/services/fixtures/questions';

import { QuestionRows } from './QuestionRows';

it('links each question to its answer and shows the short answer', () => {
  renderWithProviders(
    <QuestionRows questions={[question({ id: 7, question: 'Who files?', summary: 'An adviser.' })]} />,
  );
  expect(screen.getByRole('link', { name: 'Who files?' })).toHaveAttribute('href', '/questionAnswer/7');
  expect(screen.getByText('An adviser.')).toBeVisible();
});

it('marks a question in another language than the page', () => {
  renderWithProviders(<QuestionRows questions={[question({ language: 'en' })]} />, { locale: 'de' });
  expect(screen.getByRole('listitem')).toHaveAttribute('lang', 'en');
});
