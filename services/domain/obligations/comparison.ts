import { openingCountry } from '@/contract/lists/countries';
import type { ServiceCategory } from '@/contract/lists/services';
import { isInUnion } from '@/contract/lists/unionMembers';
import {
  type GuideLinks,
  type GuideService,
  guidePartsOf,
  isFiscalRepresentative,
} from '@/services/domain/services/countryGuide';
import type { Service, SurveyService } from '@/services/domain/services/service';

import { fiscalRepresentation } from './fiscalRepresentation';
import { producerRules } from './productRules';

/** The parts that countries are compared by. */
export const comparedParts = ['vat', 'packaging', 'devices'] as const;
export type ComparedPart = (typeof comparedParts)[number];

const categoriesOf: Record<ComparedPart, readonly ServiceCategory[]> = {
  vat: ['vat', 'jct', 'rfc'],
  packaging: ['packaging'],
  devices: ['weee', 'battery'],
};

/**
 * Who needs a representative: nobody; every seller from abroad; those from outside the Union; the same, to be confirmed;
 * those in the ordinary register; those from other Member States. `unknown` where no rule of the check says.
 */
export type RepresentativeNeed =
  'nobody' | 'everyone' | 'outsideUnion' | 'unsure' | 'ordinary' | 'otherStates' | 'unknown';

const nationalRules = ['packagingRepresentativeAustria', 'packagingRepresentativeNational'];

/** By the rules of the check, so that the two never differ. */
export function representativeNeed(part: ComparedPart, country: string): RepresentativeNeed {
  if (part === 'vat') {
    if (country in fiscalRepresentation.known) return 'outsideUnion';
    if (country in fiscalRepresentation.unsure) return 'unsure';
    if (country in fiscalRepresentation.outsideUnion) return 'everyone';
    if (country in fiscalRepresentation.norway) return 'ordinary';
    return isInUnion(country) || country === 'GB' ? 'nobody' : 'unknown';
  }
  const isNational = producerRules.some(
    ({ id, countries }) => nationalRules.includes(id) && countries?.includes(country),
  );
  if (part === 'packaging' && isNational) return 'everyone';
  return isInUnion(country) ? 'otherStates' : 'unknown';
}

/** A service as a comparison shows it. */
type ComparedService = Pick<GuideService, 'name' | 'duration' | 'prices'>;

/** The requirements of one part in one country. */
export interface ComparedServices {
  services: ComparedService[];
  need: RepresentativeNeed;
  /** Ours, with a price of its own. */
  representatives: ComparedService[];
  /** Whether the price of the services contains one. */
  includesRepresentative: boolean;
  /** What the services need from the merchant. */
  documents: string[];
}

export interface ComparedCountry {
  /** ISO 3166-1 alpha-2. */
  country: string;
  name: string;
  /** Its page, or else that of its prices. */
  href: string;
  parts: Record<ComparedPart, ComparedServices>;
}

const represents: Record<ComparedPart, (service: GuideService) => boolean> = {
  vat: isFiscalRepresentative,
  packaging: ({ answers }) =>
    answers.some(({ obligation }) => obligation.startsWith('packagingRepresentative')),
  devices: ({ answers }) => answers.some(({ obligation }) => obligation === 'batteryRepresentative'),
};

const toCompared = ({ name, duration, prices }: GuideService): ComparedService => ({
  name,
  duration,
  prices,
});

interface ComparisonData {
  offered: SurveyService[];
  documents: Pick<Service, 'id' | 'documents'>[];
}

function compared(
  part: ComparedPart,
  country: string,
  { offered, documents }: ComparisonData,
): ComparedServices {
  const own = guidePartsOf(country, offered).flatMap(({ services }) => services);
  const services = own.filter(
    ({ category, role }) => categoriesOf[part].includes(category) && role !== 'optional',
  );
  const ids = new Set(services.map(({ id }) => id));
  return {
    services: services.map(toCompared),
    need: representativeNeed(part, country),
    representatives: own
      .filter((service) => service.category === 'authorisedRepresentative' && represents[part](service))
      .map(toCompared),
    // Whoever has a seat in the country does not take such a service: its price is for those who are represented.
    includesRepresentative:
      part !== 'vat' && services.some(({ answers }) => answers.some(({ isAlsoAtHome }) => !isAlsoAtHome)),
    documents: [...new Set(documents.flatMap((one) => (ids.has(one.id) ? one.documents : [])))],
  };
}

/** A column of the comparison for each country, in their order. */
export const comparisonOf = (
  countries: { country: string; name: string }[],
  data: ComparisonData,
  links: { guides: GuideLinks; pricesOf: (country: string) => string },
): ComparedCountry[] =>
  countries.map(({ country, name }) => ({
    country,
    name,
    href: links.guides[country]?.href ?? links.pricesOf(country),
    parts: {
      vat: compared('vat', country, data),
      packaging: compared('packaging', country, data),
      devices: compared('devices', country, data),
    },
  }));

export const mostCompared = 4;

/** Stand in for what an address leaves out. */
const usual = [openingCountry, 'FR'];

/** The two to four countries that an address asks for (`DE,FR`); what is unknown or comes twice is left out. */
export function comparedCountries(asked: unknown, known: readonly string[]): string[] {
  const given = typeof asked === 'string' ? asked.toUpperCase().split(',') : [];
  const valid = [...new Set(given)].filter((country) => known.includes(country)).slice(0, mostCompared);
  const further = [...usual, ...known].filter(
    (country) => known.includes(country) && !valid.includes(country),
  );
  return [...valid, ...new Set(further)].slice(0, Math.max(valid.length, 2));
}

/** The same choice with another country in one place; an empty one gives the place up. A country that stood elsewhere changes places. */
export function withCountry(chosen: readonly string[], place: number, country: string): string[] {
  const before = chosen[place];
  const moved = chosen.map((one) => (one === country && before ? before : one));
  moved[place] = country;
  return moved.filter(Boolean);
}
