import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';

import { createRouter, TestProviders } from '@/components/testing/renderWithProviders';
import { keptAnswers } from '@/services/browser/offer/answersOfCheck';
import { assess } from '@/services/domain/obligations/assess';
import { entriesOfQuery, toAnswers } from '@/services/domain/obligations/surveyEntries';
import { merchant } from '@/services/fixtures/surveys';

import { useAnswersForQuote } from './useAnswersForQuote';

it('puts every question that was asked and its answer in words, and leads to the check with them', () => {
  const answers = merchant({ companyCountry: 'DE', salesCountries: ['FR'], crossBorderTurnover: 12_000 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestProviders router={createRouter()}>{children}</TestProviders>
  );
  renderHook(() => useAnswersForQuote(answers, assess(answers, '2026-11-22').slice(0, 1)), { wrapper });
  const { language, lines, href } = keptAnswers() ?? { lines: [], href: '' };
  expect(language).toBe('en');
  expect(lines).toContain('Where is your company established? Germany');
  expect(lines).toContain('Where do you sell? France');
  expect(lines).toContain('Distance sales and digital services within the EU, in euros per year: 12,000');
  expect(lines.at(-1)).toMatch(/^No list price, please quote: ./);
  const parameters = new URL(href, 'https://www.example.com').searchParams;
  expect(toAnswers(entriesOfQuery(Object.fromEntries(parameters)))).toEqual(answers);
});
