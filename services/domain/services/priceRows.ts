import type { ServiceCategory } from '@/contract/lists/services';
import { collator } from '@/services/domain/text/intl';

import type { PricedService, PriceRow } from './service';

/** The filter of a list of prices; an empty text matches all. */
export interface PriceFilter {
  category: string;
  country: string;
}

interface PriceGroup {
  category: ServiceCategory;
  name: string;
  services: PricedService[];
}

/** Rows of a category and a country. */
export const filterRows = (rows: PriceRow[], { category, country }: PriceFilter): PriceRow[] =>
  rows.filter(
    (row) => (category === '' || row.category === category) && (country === '' || row.country === country),
  );

/** The services that rows are prices of, each with all of them; both keep the order in which they come. */
function servicesOf(rows: PriceRow[]): PricedService[] {
  const services = new Map<number, PricedService>();
  for (const { price, ...service } of rows) {
    const { prices } = services.get(service.id) ?? { prices: [] };
    services.set(service.id, { ...service, prices: [...prices, price] });
  }
  return [...services.values()];
}

/** Services by category, in the order in which they come. */
export function groupRows(rows: PriceRow[]): PriceGroup[] {
  const groups = new Map<ServiceCategory, PriceGroup>();
  for (const service of servicesOf(rows)) {
    const { category, categoryName: name } = service;
    const { services } = groups.get(category) ?? { services: [] };
    groups.set(category, { category, name, services: [...services, service] });
  }
  return [...groups.values()];
}

interface Choice {
  value: string;
  label: string;
}

const distinct = (choices: Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [choice.value, choice])).values(),
];

/** The categories and countries that there are prices for; countries by name. */
export function filterChoices(
  rows: PriceRow[],
  languageTag: string,
): { categories: Choice[]; countries: Choice[] } {
  const { compare } = collator(languageTag);
  const categories = distinct(
    rows.map(({ category, categoryName }) => ({ value: category, label: categoryName })),
  );
  const countries = distinct(
    rows.flatMap(({ country, countryName }) =>
      country && countryName ? [{ value: country, label: countryName }] : [],
    ),
  );
  return { categories, countries: countries.sort((a, b) => compare(a.label, b.label)) };
}
