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
