import type { ServiceCategory } from '@/contract/lists/services';
import type { ServiceType } from '@/contract/lists/serviceTypes';
import { isInUnion, unionNeighbours } from '@/contract/lists/unionMembers';
import { mainCountries } from '@/services/domain/obligations/surveyCountries';

import type { Service } from './service';
import { countriesOf } from './serviceAreas';

export interface ServiceGroup {
  category: ServiceCategory;
  name: string;
  services: Service[];
}

/** Services by category; categories and services keep the order in which they come. */
export function groupByCategory(services: Service[]): ServiceGroup[] {
  const groups = new Map<ServiceCategory, ServiceGroup>();
  for (const service of services) {
    const group = groups.get(service.category) ?? {
      category: service.category,
      name: service.categoryName,
      services: [],
    };
    group.services.push(service);
    groups.set(service.category, group);
  }
  return [...groups.values()];
}

export interface CountryGroup {
  /** ISO 3166-1 alpha-2, or EU; null for services that are not tied to a country. */
  country: string | null;
  name: string | null;
  services: Service[];
}

/** Where a country stands: the Union, those that most sellers need, the rest of Europe, everywhere else. */
function rankOf(country: string): number {
  if (country === 'EU') return -1;
  const place = mainCountries.indexOf(country);
  if (place >= 0) return place;
  return mainCountries.length + (isInUnion(country) || unionNeighbours.includes(country) ? 0 : 1);
}

/**
 * Services by country: those of the whole Union, of the main countries, of other European ones by the alphabet of a
 * language and of the rest, then those of no country.
 */
export function groupByCountry(services: Service[], languageTag: string): CountryGroup[] {
  const groups: CountryGroup[] = countriesOf(services, languageTag)
    .sort((a, b) => rankOf(a.country) - rankOf(b.country))
    .map(({ country, name }) => ({
      country,
      name,
      services: services.filter((service) => service.country === country),
    }));
  const others = services.filter(({ country, countryName }) => !country || !countryName);
  return others.length > 0 ? [...groups, { country: null, name: null, services: others }] : groups;
}

export interface TypeGroup {
  /** Null for company services of no type. */
  type: ServiceType | null;
  name: string | null;
  vatIncrement: boolean;
  services: Service[];
}

/** Company services by type, in the order of the types' numbers; those of no type come last. */
export function groupByType(services: Service[]): TypeGroup[] {
  const groups = new Map<ServiceType | null, TypeGroup>();
  for (const service of services) {
    const { type, typeName: name, vatIncrement } = service;
    const group = groups.get(type) ?? { type, name, vatIncrement, services: [] };
    group.services.push(service);
    groups.set(type, group);
  }
  return [...groups.values()].sort((a, b) => (a.type ?? Infinity) - (b.type ?? Infinity));
}
