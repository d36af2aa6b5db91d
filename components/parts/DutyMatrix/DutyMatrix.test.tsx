import { fireEvent, screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { assess } from '@/services/domain/obligations/assess';
import { surveyAnswers } from '@/services/fixtures/surveys';

import { DutyMatrix } from './DutyMatrix';

const obligations = assess(surveyAnswers(), '2026-11-22');

it('has a column for each country, the Union first, and a mark in words where an obligation applies', () => {
  renderWithProviders(<DutyMatrix obligations={obligations} />);
  fireEvent.click(screen.getByText('Show which duty applies where'));
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns.slice(0, 2)).toEqual(['Duty', 'EU']);
  expect(columns.slice(1)).toEqual([...new Set(columns.slice(1))]);
  const row = screen.getByRole('row', { name: /^VAT registration where goods are stored/ });
  const marks = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(Object.fromEntries(columns.slice(1).map((country, index) => [country, marks[index]]))).toMatchObject(
    {
      EU: '',
      DE: 'Due',
      PL: 'Due',
    },
  );
});
