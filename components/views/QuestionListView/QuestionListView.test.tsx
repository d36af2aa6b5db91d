import { screen, within } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { question, questionList } from '@/services/fixtures/questions';

import { QuestionListView } from './QuestionListView';

const type = { key: 'vat', name: 'VAT', count: 250 };
const questions = Array.from({ length: 20 }, (_, index) => question({ id: index + 21, typeKey: 'vat' }));
const list = questionList({ questions, total: 250, page: 2, pageSize: 20 });

it('shows the questions of a page and leads to all pages', () => {
  const { head } = renderView(<QuestionListView type={type} list={list} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('VAT – page 2');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(20);
  const pages = screen.getByRole('navigation', { name: 'Pages of this list' });
  expect(within(pages).getByRole('link', { name: 'Page 13' })).toHaveAttribute(
    'href',
    '/questionAnswer/list/vat/13',
  );
  expect(within(pages).getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    '/questionAnswer/list/vat',
  );
  expect(head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/questionAnswer\/list\/vat\/2$/),
  );
  expectOrderlyHeadings();
});
