import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { ReportMargin } from './ReportMargin';

const parts = [{ id: 'costs', text: 'What it may cost' }];

it('says that nothing that is chosen has a price', () => {
  renderWithProviders(<ReportMargin parts={parts} totals={[]} inSum={0} isOld={false} />);
  expect(screen.getByText('No list prices')).toBeVisible();
});
