import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { answer } from '@/services/fixtures/questions';

import { AnswerView } from './AnswerView';

// Shows (requirements, 3.11).

it('shows the answer under one h1, with sources and further links', () => {
  const shown = answer({ id: 7, question: 'Who files?' });
  const { head, jsonLd } = renderView(<AnswerView answer={shown} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Who files?' })).toBeVisible();
  expect(head.querySelector('[rel=canonical]')?.getAttribute('href')).toMatch(/\/questionAnswer\/7$/);
  expect(jsonLd.map((node) => node['@type'])).toEqual(['FAQPage', 'BreadcrumbList']);
  for (const { title } of shown.sources) expect(screen.getByText(title)).toBeVisible();
  expectOrderlyHeadings();
});

it("names the language of the answer if it differs from the page's", () => {
  renderView(<AnswerView answer={answer({ language: 'en' })} />, { locale: 'de' });
  expect(screen.getByRole('note')).toHaveTextContent('nur auf Englisch');
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'en');
});
