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
