import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { ReportMargin } from './ReportMargin';

const parts = [{ id: 'costs', text: 'What it may cost' }];
const totals = [
  { currency: 'EUR', vatMode: 'net', period: 'once', amountMinor: 73_000, isFrom: true },
] as const;

it('has the running total and links to the parts', () => {
  renderWithProviders(<ReportMargin parts={parts} totals={[...totals]} inSum={6} isOld={false} />);
  expect(screen.getByText('Total for 6 duties')).toBeVisible();
  expect(screen.getByText('from €730 once (net)')).toBeVisible();
  expect(screen.getByText('What it may cost')).toHaveAttribute('href', '#costs');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says that nothing that is chosen has a price', () => {
  renderWithProviders(<ReportMargin parts={parts} totals={[]} inSum={0} isOld={false} />);
  expect(screen.getByText('No list prices')).toBeVisible();
});

it('marks an old report', () => {
  renderWithProviders(<ReportMargin parts={parts} totals={[]} inSum={undefined} isOld />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Your answers have changed/);
  expect(screen.queryByText(/^Total for/)).toBeNull();
});
