import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { assess } from '@/services/domain/obligations/assess';
import { estimate } from '@/services/domain/obligations/estimate';
import { surveyAnswers, surveyPrices } from '@/services/fixtures/surveys';

import { PriceEstimate } from './PriceEstimate';

const obligations = assess(surveyAnswers(), '2026-11-22');

it('adds up our fees by period apart from what others charge, and lists every price with its VAT label', () => {
  renderWithProviders(<PriceEstimate estimate={estimate(obligations, surveyPrices(), 'CN')} />);
  const terms = screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);
  const vat = 'net, plus statutory VAT where applicable';
  expect(terms).toEqual([
    `One-off€570${vat}`,
    `Per yearfrom €790${vat}`,
    // What others charge.
    `One-offfrom €350${vat}`,
  ]);
  expect(screen.getByRole('heading', { name: 'What others charge' })).toBeVisible();
  expect(screen.getAllByText('plus statutory VAT where applicable')).toHaveLength(7);
});

it('lists services without a list price', () => {
  renderWithProviders(<PriceEstimate estimate={estimate(obligations, [], 'CN')} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/duties in the sum have no list price/)).toBeVisible();
});
