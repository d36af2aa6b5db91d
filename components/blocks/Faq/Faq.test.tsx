import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { Faq } from './Faq';

const items = [
  { id: 'a', question: 'Do I need a number?', answerHtml: '<p>Yes, from the first item.</p>' },
  { id: 'b', question: 'How long does it take?', answerHtml: '<p>Some weeks.</p>' },
];

it('renders every answer, closed', () => {
  renderWithProviders(<Faq block={block('faq', { items })} />);
  expect(screen.getByText('Some weeks.')).toBeInTheDocument();
  expect(screen.getByText('Some weeks.')).not.toBeVisible();
});
