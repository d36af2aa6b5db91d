import type { ServiceCategory } from '@/contract/lists/services';
import { isInUnion } from '@/contract/lists/unionMembers';

import type { PricedService, PriceRow } from './service';
import { areaOf, countriesOf, type ServiceArea, serviceAreas } from './serviceAreas';

/** Services that are not the country's own: those of the whole Union, and those of no country. */
export const furtherPrices = ['union', 'anywhere'] as const;

/** The country's services of an area, in the order of the areas, then all that are not its own. */
export interface PriceGroup {
  id: ServiceArea | (typeof furtherPrices)[number];
  services: PricedService[];
}

interface Choice {
  value: string;
  label: string;
}

/** The prices that a seller in one country looks for, and what one can go on to from there. */
export interface CountryPrices {
  /** ISO 3166-1 alpha-2. */
  country: string;
  groups: PriceGroup[];
  /** The countries that have prices of their own, by the alphabet of the language. */
  countries: { country: string; name: string }[];
  /** The categories in the table, and how many services each has there. */
  categories: (Choice & { value: ServiceCategory; count: number })[];
}

/** The services that rows are prices of, each with all of them; both keep the order in which they come. */
export function servicesOf(rows: PriceRow[]): PricedService[] {
  const services = new Map<number, PricedService>();
  for (const { price, ...service } of rows) {
    const { prices } = services.get(service.id) ?? { prices: [] };
    services.set(service.id, { ...service, prices: [...prices, price] });
  }
  return [...services.values()];
}

function categoriesIn(services: PricedService[]): CountryPrices['categories'] {
  const found = new Map<ServiceCategory, CountryPrices['categories'][number]>();
  for (const { category: value, categoryName: label } of services)
    found.set(value, { value, label, count: (found.get(value)?.count ?? 0) + 1 });
  return [...found.values()];
}

/** The prices for a country: its own by area, then those of the Union if it is a member state, then those of no country. */
export function pricesFor(country: string, rows: PriceRow[], languageTag: string): CountryPrices {
  const services = servicesOf(rows);
  const own = (place: string | null) => services.filter((service) => service.country === place);
  const groups: PriceGroup[] = [
    ...serviceAreas.map((area) => ({
      id: area,
      services: own(country).filter(({ category }) => areaOf(category) === area),
    })),
    { id: 'union', services: isInUnion(country) ? own('EU') : [] },
    { id: 'anywhere', services: own(null) },
  ];
  return {
    country,
    groups: groups.filter((group) => group.services.length > 0),
    countries: countriesOf(services, languageTag).filter((one) => one.country !== 'EU'),
    categories: categoriesIn(groups.flatMap((group) => group.services)),
  };
}
