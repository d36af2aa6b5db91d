import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { assess } from '@/services/domain/obligations/assess';
import { surveyAnswers } from '@/services/fixtures/survey';

import { ObligationReport } from './ObligationReport';

it('gives each duty its reason, its countries by name and its source', () => {
  renderWithProviders(<ObligationReport obligations={assess(surveyAnswers())} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'VAT',
    'Imports into the EU',
    'Producer responsibility',
    'Product safety and conformity',
  ]);
  const heading = screen.getByRole('heading', { name: 'VAT registration where goods are stored' });
  const entry = heading.closest('li');
  if (!entry) throw new Error('no entry');
  expect(within(entry).getByText('Germany, Poland')).toBeVisible();
  expect(within(entry).getByText('Generally due')).toBeVisible();
  expect(within(entry).getByRole('link', { name: /2006\/112\/EC/ })).toHaveAttribute(
    'href',
    'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
  );
});

it('says so where nothing follows', () => {
  renderWithProviders(<ObligationReport obligations={[]} />);
  expect(screen.getByText(/^Nothing follows/)).toBeVisible();
});
