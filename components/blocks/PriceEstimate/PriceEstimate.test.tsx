import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { assess } from '@/services/domain/obligations/assess';
import { estimate } from '@/services/domain/obligations/estimate';
import { pricedServices, surveyAnswers } from '@/services/fixtures/survey';

import { PriceEstimate } from './PriceEstimate';

const obligations = assess(surveyAnswers());

it('adds up by period, says net, and lists every price with its VAT label', () => {
  renderWithProviders(<PriceEstimate estimate={estimate(obligations, pricedServices())} />);
  expect(screen.getByText('€780')).toBeVisible();
  expect(screen.getByText('from €196')).toBeVisible();
  expect(screen.getAllByText('net, plus statutory VAT where applicable')).toHaveLength(2);
  expect(screen.getAllByText('plus statutory VAT where applicable')).toHaveLength(3);
});

it('names what has no list price', () => {
  renderWithProviders(<PriceEstimate estimate={estimate(obligations, [])} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/no list price for: .*VAT registration where goods are stored/)).toBeVisible();
});
