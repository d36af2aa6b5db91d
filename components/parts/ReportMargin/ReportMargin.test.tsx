import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { ReportMargin } from './ReportMargin';

const parts = [{ id: 'costs', text: 'What it may cost' }];

it('says that nothing that is chosen has a price', () => {
  const coverage = { obligations: 3, covered: 0, onRequest: 2 };
  renderWithProviders(<ReportMargin parts={parts} totals={[]} coverage={coverage} isOld={false} />);
  expect(screen.getByText('Total for 3 duties; 2 on request')).toBeVisible();
  expect(screen.getByText('No list prices')).toBeVisible();
});
