import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { assess } from '@/services/domain/obligations/assess';
import { merchant } from '@/services/fixtures/surveys';

import { ReportVerdict } from './ReportVerdict';

const obligations = assess(
  merchant({
    companyCountry: 'CN',
    storageCountries: ['DE'],
    salesCountries: ['DE'],
    salesChannels: ['marketplace'],
  }),
  '2026-11-22',
).filter(({ id }) => ['vatWhereStored', 'deemedSupplierUnion'].includes(id));

it('counts by standing and names the total by period, with their VAT', () => {
  const { container } = renderWithProviders(
    <ReportVerdict
      obligations={obligations}
      totals={[
        { currency: 'EUR', vatMode: 'net', period: 'once', amountMinor: 73_000, isFrom: true },
        { currency: 'EUR', vatMode: 'net', period: 'year', amountMinor: 48_000, isFrom: false },
      ]}
      coverage={{ obligations: 8, covered: 4, onRequest: 2 }}
    />,
  );
  expect(container).toHaveTextContent(
    '1 due now, 1 owed by a marketplace. Total: from €730 once, €480 a year (net) for 4 of 8 duties; 2 on request',
  );
});

it('says no price before there is one, and nothing without obligations', () => {
  const { container, unmount } = renderWithProviders(<ReportVerdict obligations={obligations} totals={[]} />);
  expect(container.textContent).toBe('1 due now, 1 owed by a marketplace');
  unmount();
  expect(renderWithProviders(<ReportVerdict obligations={[]} totals={[]} />).container).toBeEmptyDOMElement();
});
