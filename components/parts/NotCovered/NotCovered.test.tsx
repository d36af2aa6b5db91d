import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { topicsNotCovered } from '@/services/domain/obligations/notCovered';

import { NotCovered } from './NotCovered';

it.each([
  ['en', 'Not covered here: VAT or sales tax in your own country; e-invoicing; '],
  ['de', 'Nicht Teil dieser Prüfung: Umsatz- oder Verkaufssteuer im eigenen Land; E-Rechnung; '],
] as const)('names all topics in one sentence (%s)', (locale, text) => {
  const { container } = renderWithProviders(<NotCovered topics={[...topicsNotCovered]} />, { locale });
  expect(container).toHaveTextContent(text);
  expect(container.textContent).toMatch(/Intrastat/);
});
