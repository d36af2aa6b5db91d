import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { layoutData } from '@/services/fixtures/layoutData';
import { block } from '@/services/fixtures/pages';
import { CommonDataProvider } from '@/services/store/commonData';

import { FactChanges } from './FactChanges';

const show = () =>
  renderWithProviders(
    <CommonDataProvider value={layoutData()}>
      <FactChanges block={block('factChanges')} />
    </CommonDataProvider>,
  );

it('has the latest day first, by year, each with an address of its own, its country and its sources', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '2027',
    '2026',
  ]);
  expect(document.querySelector('#FR-2026-09-01')).toHaveTextContent(
    '1 Sept 2026France E-invoicing: all firms receive, large and mid-sized firms issue [1]',
  );
  expect(screen.getAllByRole('link', { name: 'France' })[0]).toHaveAttribute(
    'href',
    '/custom/sell-in-france',
  );
  expect(document.querySelector('#SK-2027-01-01')).not.toHaveTextContent('[');
});
