import { type ServiceCategory, serviceCategories } from '@/contract/lists/services';
import type { ServiceType } from '@/contract/lists/serviceTypes';
import { isInUnion } from '@/contract/lists/unionMembers';
import { collator } from '@/services/domain/text/intl';

import type { Service } from './service';

export const serviceAreas = ['tax', 'register', 'safety', 'company', 'trademark'] as const;
export type ServiceArea = (typeof serviceAreas)[number];

/** The search area of each service category (requirements, 3). */
const areaOfCategory: Record<ServiceCategory, ServiceArea> = {
  vat: 'tax',
  ioss: 'tax',
  jct: 'tax',
  rfc: 'tax',
  chemicalTax: 'tax',
  plasticTax: 'tax',
  weee: 'register',
  packaging: 'register',
  battery: 'register',
  textile: 'register',
  furniture: 'register',
  toy: 'register',
  tyre: 'register',
  authorisedRepresentative: 'safety',
  cpnp: 'safety',
  scpn: 'safety',
  testing: 'safety',
  company: 'company',
  balance: 'company',
  trademark: 'trademark',
};

export const areaOf = (category: ServiceCategory): ServiceArea => areaOfCategory[category];

/** The filter of the list of services. */
export interface ServiceFilter {
  /** Undefined for all areas. */
  area?: ServiceArea;
  /** ISO 3166-1 alpha-2, or EU; undefined for all countries. */
  country?: string;
  /** A type of company services; undefined for all. */
  type?: ServiceType;
}

/** Categories of the same area, in the order of the code table. */
export const categoriesBeside = (category: ServiceCategory): ServiceCategory[] =>
  serviceCategories.filter((other) => other !== category && areaOf(other) === areaOf(category));

/** The place of a service: all that filters have to know of it. */
export type ServicePlace = Pick<Service, 'category' | 'country' | 'type'>;

type Query = Record<string, string | string[] | undefined>;

/** The filter in an address. */
interface ServiceQuery {
  country?: Query[string];
  serviceType?: Query[string];
  productAttr: ServiceCategory | undefined;
  /** 0 for all areas, then their number. */
  tabIndex: number;
}

/** The category that an address asks for by `productAttr`. */
export const categoryIn = ({ productAttr }: Query): ServiceCategory | undefined =>
  serviceCategories.find((category) => category === productAttr);

/** The number of the area that an address asks for by `tabIndex`: 0 for all. */
export const tabIndexIn = ({ tabIndex }: Query): number =>
  serviceAreas[Number(tabIndex) - 1] ? Number(tabIndex) : 0;

/**
 * The selection in an address: `productAttr` opens its area for a country. Alone it opens the category in the whole list,
 * because a filter would move what the visitor sees already. `serviceType` is a type of company services, in their area.
 * Invalid values are left out.
 */
export function serviceFilterOf(
  { productAttr: category, tabIndex, country, serviceType }: ServiceQuery,
  services: ServicePlace[],
): ServiceFilter {
  const isOffered = services.some((service) => service.country === country);
  const areaOfAsked = category && isOffered ? areaOf(category) : undefined;
  const area = category ? areaOfAsked : serviceAreas[tabIndex - 1];
  const ofType = services.find(({ type }) => type !== null && String(type) === serviceType);
  return {
    ...(area && { area }),
    ...(isOffered && typeof country === 'string' && { country }),
    ...(ofType?.type && area === areaOf(ofType.category) && { type: ofType.type }),
  };
}

/** The query that asks for a filter; empty where it asks for everything. */
export function queryOfFilter({ area, country, type }: ServiceFilter): string {
  const query = new URLSearchParams({
    ...(area && { tabIndex: String(serviceAreas.indexOf(area) + 1) }),
    ...(country && { country }),
    ...(type && { serviceType: String(type) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** Whether what is for a place (a country, the Union, or none) applies in a country. */
export const appliesIn = (country: string, place: string | null) =>
  place === country || (place === 'EU' && isInUnion(country));

/** Services of an area, a country and a type, in their order; those of the whole Union for each member state too. */
export const filterServices = <S extends ServicePlace>(
  services: S[],
  { area, country, type }: ServiceFilter,
): S[] =>
  services.filter(
    (service) =>
      (!area || areaOf(service.category) === area) &&
      (!country || appliesIn(country, service.country)) &&
      (!type || service.type === type),
  );

/** The countries of some services, by the alphabet of a language; the Union comes last. */
export function countriesOf(
  services: Pick<Service, 'country' | 'countryName'>[],
  languageTag: string,
): { country: string; name: string }[] {
  const names = new Map(
    services.flatMap(({ country, countryName }) => (country && countryName ? [[country, countryName]] : [])),
  );
  const { compare } = collator(languageTag);
  return [...names]
    .map(([country, name]) => ({ country, name }))
    .sort((a, b) => Number(a.country === 'EU') - Number(b.country === 'EU') || compare(a.name, b.name));
}

/** The data of the filters of a list of services, without the services themselves. */
export interface ServiceFacets {
  /** The country of each service of a category. */
  categories: Partial<Record<ServiceCategory, Service['country'][]>>;
  countries: ReturnType<typeof countriesOf>;
  /** The type of each company service, in the order of their countries. */
  companyTypes: Service['type'][];
}

/** Returns the facets of some services; countries by the alphabet of a language. */
export function facetsOf(services: Service[], languageTag: string): ServiceFacets {
  const categories: ServiceFacets['categories'] = {};
  for (const { category, country } of services) (categories[category] ??= []).push(country);
  const company = services.filter(({ category }) => category === 'company');
  return {
    categories,
    countries: countriesOf(services, languageTag),
    companyTypes: company.map(({ type }) => type),
  };
}

/** A place for each service, by category. */
export const placesIn = ({ categories, companyTypes }: ServiceFacets): ServicePlace[] =>
  Object.entries(categories).flatMap(([category, countries]) =>
    countries.map((country, index) => ({
      category: category as ServiceCategory,
      country,
      type: category === 'company' ? (companyTypes[index] ?? null) : null,
    })),
  );
