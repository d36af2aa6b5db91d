import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';
import { surveyPrices } from '@/services/fixtures/surveys';

import { CountryGuide } from './CountryGuide';

const own = surveyPrices().filter(({ country }) => country === 'DE');

it('shows each service of the country with its price, its entry and a place for the quote', () => {
  renderWithProviders(<CountryGuide block={block('countryGuide')} />);
  expect(own.length).toBeGreaterThan(1);
  for (const { id, category, name } of own) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/cht/Services/${category}#service-${id}`);
    const row = link.closest('li');
    expect(row).toHaveTextContent(/€.*\(net\)/);
    expect(row?.querySelector('[data-deferred=addToOffer]')).not.toBeNull();
  }
});

it('adds up what all of them cost, and names the next dates with their day', () => {
  renderWithProviders(<CountryGuide block={block('countryGuide')} />);
  expect(within(screen.getByRole('table')).getByRole('row', { name: /^Total/ })).toHaveTextContent('€');
  expect(screen.getByText('11 Jan 2027').closest('li')).toHaveTextContent('VAT return, Germany');
  expect(screen.getAllByText(/^One month later with a filing extension/)).toHaveLength(1);
  expect(screen.getByText(/^Only from 80/).closest('li')).toHaveTextContent('15 May 2027');
  expect(screen.getByText('29 November 2026')).toBeVisible();
});

it('leads to the check with the country filled in, to its prices, and to the comparison', () => {
  renderWithProviders(<CountryGuide block={block('countryGuide')} />);
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(/^Check what applies/)).toMatch(/^\/cht\/calculate\/answer\?salesCountries=DE/);
  expect(href(/^All prices: Germany/)).toBe('/cht/price/DE');
  expect(href(/^Compare countries: Germany/)).toBe('/cht/price/compare?countries=DE');
});

it('leads to the texts about its services, each with its kind and its language', () => {
  const { unmount } = renderWithProviders(<CountryGuide block={block('countryGuide')} />, { locale: 'de' });
  const [article, answer] = block('countryGuide').reading;
  const list = screen.getByRole('heading', { name: 'Zum Weiterlesen' }).nextElementSibling as HTMLElement;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([`${article?.title} Artikel`, `${answer?.title} Antwort`]);
  const link = screen.getByRole('link', { name: article?.title });
  expect(link).toHaveAttribute('href', '/de/FinanceTaxEncy/4.html');
  expect(link).toHaveAttribute('lang', 'en');
  unmount();
  renderWithProviders(<CountryGuide block={block('countryGuide', { reading: [] })} />);
  expect(screen.queryByRole('heading', { name: 'Read more' })).not.toBeInTheDocument();
});

it('says of each part that there is nothing, and shows no total then', () => {
  const { guide, ...rest } = block('countryGuide');
  const parts = guide.parts.map(({ part }) => ({ part, services: [] }));
  const empty = { ...guide, parts, dates: [], cost: { fees: [], bundles: [], others: [], totals: [] } };
  renderWithProviders(<CountryGuide block={{ ...rest, guide: empty }} />);
  expect(screen.getAllByText(/^We don’t (register|offer|provide)/)).toHaveLength(4);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/^We know no fixed days/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^All prices/ })).not.toBeInTheDocument();
});
