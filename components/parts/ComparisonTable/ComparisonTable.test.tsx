import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { comparison } from '@/services/fixtures/comparison';

import { ComparisonTable } from './ComparisonTable';

const vat = () => within(screen.getByRole('table', { name: 'VAT registration and returns' }));

it('has a column for each country shown, and keeps the others hidden', () => {
  renderWithProviders(<ComparisonTable columns={comparison().columns} shown={['DE', 'PL']} />);
  expect(screen.getAllByRole('table')).toHaveLength(3);
  expect(
    vat()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(['Germany', 'Poland']);
  expect(vat().getByRole('link', { name: 'Germany' })).toHaveAttribute('href', '/custom/sell-in-germany');
  expect(vat().getByText('Austria')).not.toBeVisible();
});

it('says what is paid once, who needs a representative, and where there is nothing on the price list', () => {
  renderWithProviders(<ComparisonTable columns={comparison().columns} shown={['DE', 'PL']} />);
  expect(vat().getByRole('row', { name: /^Once/ })).toHaveTextContent(
    /€290 once \(net\) · third parties: from €350 once \(net\).*Not on our price list/,
  );
  expect(vat().getByRole('row', { name: /^Representative/ })).toHaveTextContent(
    /Not needed\..*Needed by sellers from outside the EU/,
  );
  expect(vat().getByRole('row', { name: /^Usual duration/ })).toHaveTextContent(/weeks.*–/);
});
