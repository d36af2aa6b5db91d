import { screen, within } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { question } from '@/services/fixtures/questions';

import { QuestionsView } from './QuestionsView';

// Shows (requirements, 7.24 and 11.9).

const types = [
  { key: 'vat', name: 'VAT', count: 1 },
  { key: 'oss', name: 'OSS', count: 1 },
  { key: 'none', name: 'Nothing yet', count: 0 },
];
const questions = [
  question({ id: 1, typeKey: 'oss', question: 'Does OSS replace it?', summary: 'No.' }),
  question({ id: 2, typeKey: 'vat', question: 'Who files?', summary: 'An adviser.' }),
];

it('shows every question under its type, and leaves empty types out', () => {
  renderView(<QuestionsView types={types} questions={questions} />);
  const vat = screen.getByRole('region', { name: 'VAT' });
  expect(vat).toHaveAttribute('id', 'vat');
  expect(within(vat).getByRole('link', { name: 'Who files?' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Nothing yet' })).not.toBeInTheDocument();
  const areas = within(screen.getByRole('navigation', { name: 'Areas' })).getAllByRole('link');
  expect(areas.map((link) => link.getAttribute('href'))).toEqual(['#vat', '#oss']);
  expectOrderlyHeadings();
});

it('leads to all questions of a type that has more than are shown', () => {
  const [vat, ...others] = types.map((type) => (type.key === 'vat' ? { ...type, count: 250 } : type));
  if (!vat) throw new Error('no type');
  const { head } = renderView(<QuestionsView types={[vat, ...others]} questions={questions} />);
  expect(screen.getByRole('link', { name: 'All 250 questions: VAT' })).toHaveAttribute(
    'href',
    '/questionAnswer/list/vat',
  );
  expect(screen.queryByRole('link', { name: /questions: OSS/ })).toBeNull();
  expect(head.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    expect.stringMatching(/^251 questions/),
  );
});

it("has structured data with the page's questions", () => {
  const { jsonLd } = renderView(<QuestionsView types={types} questions={questions} />);
  const faq = jsonLd.find((node) => node['@type'] === 'FAQPage') as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(faq.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual([
    ['Does OSS replace it?', 'No.'],
    ['Who files?', 'An adviser.'],
  ]);
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByText(acceptedAnswer.text)).toBeVisible();
  }
});
