import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { assess } from '@/services/domain/obligations/assess';
import { estimate } from '@/services/domain/obligations/estimate';
import { surveyAnswers, surveyPrices } from '@/services/fixtures/surveys';

import { PriceEstimate } from './PriceEstimate';

const obligations = assess(surveyAnswers(), '2026-11-22');

it('adds up net prices by period, and lists every price with its VAT label', () => {
  renderWithProviders(<PriceEstimate estimate={estimate(obligations, surveyPrices(), 'CN')} />);
  expect(screen.getByText('from €920')).toBeVisible();
  expect(screen.getByText('from €790')).toBeVisible();
  expect(screen.getAllByText('net, plus statutory VAT where applicable')).toHaveLength(2);
  expect(screen.getAllByText('plus statutory VAT where applicable')).toHaveLength(7);
});

it('lists services without a list price', () => {
  renderWithProviders(<PriceEstimate estimate={estimate(obligations, [], 'CN')} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/no list price for: .*VAT registration where goods are stored/)).toBeVisible();
});
