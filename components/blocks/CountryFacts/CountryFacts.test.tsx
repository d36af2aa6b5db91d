import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { layoutData } from '@/services/fixtures/layoutData';
import { block } from '@/services/fixtures/pages';
import { CommonDataProvider } from '@/services/store/commonData';

import { CountryFacts } from './CountryFacts';

const show = () =>
  renderWithProviders(
    <CommonDataProvider value={layoutData()}>
      <CountryFacts block={block('countryFacts')} />
    </CommonDataProvider>,
  );

const rowOf = (table: string, row: RegExp) =>
  within(screen.getByRole('table', { name: table, hidden: true })).getByRole('row', {
    name: row,
    hidden: true,
  });

it('says of each topic what holds, from when, and for whom', () => {
  show();
  expect(rowOf('VAT rates', /^Standard rate/)).toHaveTextContent(
    '19% 16% until 31 December 2006 From 1 Jan 2007',
  );
  expect(rowOf('Thresholds', /^Sellers established/)).toHaveTextContent('€25,000 Previous calendar year');
  expect(rowOf('Thresholds', /^Sellers from abroad/)).toHaveTextContent('No threshold');
  expect(rowOf('Fiscal representative', /^Not needed/)).toHaveTextContent('United Kingdom, Norway');
  expect(rowOf('E-invoicing', /^To businesses/)).toHaveTextContent(
    'Adopted. From 1 Jan 2027 Until 31 Dec 2027',
  );
  expect(rowOf('Keeping records', /^Years/)).toHaveTextContent('8 years');
});

it('shows the oldest check, and each source once, which topics name by its number', () => {
  show();
  expect(screen.getByText('20 November 2026')).toBeVisible();
  const sources = within(screen.getByText('2 sources').closest('details') as HTMLElement);
  expect(sources.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'UStG, § 12',
    'UStG, § 19',
  ]);
  const named = screen.getAllByRole('link', { name: /^\d$/, hidden: true });
  expect(named.map(({ textContent }) => textContent)).toEqual(['1', '2', '1']);
  for (const link of named) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

it('leads to alerts with its country ticked, in its language', () => {
  show();
  expect(screen.getByRole('link', { name: 'An e-mail when this changes' })).toHaveAttribute(
    'href',
    'https://accounts.example.com/user/alerts?lang=en&country=DE',
  );
});
