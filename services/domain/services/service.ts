import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import type { CompanyPlace, ObligationId } from '@/contract/lists/obligations';
import type { ServiceCategory, PriceUnit } from '@/contract/lists/services';
import type { ServiceType } from '@/contract/lists/serviceTypes';

/** `amountMinor` is in minor units of `currency` (cents). `vatLabel` always stands beside the amount. */
export interface Price {
  id: string;
  label: string;
  amountMinor: number;
  currency: string;
  isFrom: boolean;
  /** What somebody else charges and invoices, such as a tax adviser. */
  isGuideValue: boolean;
  unit: PriceUnit;
  /** Of a price per return: how many its country asks for in a year. */
  returnsAYear?: Record<FilingRhythm, number>;
  vatMode: 'net' | 'gross';
  vatLabel: string;
  validFrom: string;
  validUntil: string | null;
}

export interface Service {
  id: number;
  /** Requirements, 3: service code table; null where the table gives none. */
  code: number | null;
  category: ServiceCategory;
  categoryName: string;
  /** Requirements, 3: service types; null for all but company services, and for those of no type. */
  type: ServiceType | null;
  /** Null like `type`. */
  typeName: string | null;
  /** Whether it is added to a company's file and its yearly invoice, VAT on top (requirements, 3: types 2 to 5). */
  vatIncrement: boolean;
  name: string;
  /** Requirements, 3: country codes; null where they have none for `country`. */
  countryCode: number | null;
  /** ISO 3166-1 alpha-2, or EU; null where a service is not tied to one. */
  country: string | null;
  countryName: string | null;
  summary: string;
  duration: string;
  href: string | null;
  /** What it needs from the merchant; empty where nothing is said. */
  documents: string[];
  /** Texts that explain it; a title is null where it is not known. */
  reading: { title: string | null; href: string }[];
  /** The address of questions about it, and what they are called; null where that is not known. */
  questionsHref: string | null;
  questionsTitle: string | null;
  prices: Price[];
}

/** A service in a list of prices: what it is, without the words about it. */
export type PricedService = Omit<
  Service,
  | 'countryCode'
  | 'summary'
  | 'duration'
  | 'documents'
  | 'reading'
  | 'questionsHref'
  | 'questionsTitle'
  | 'type'
  | 'typeName'
  | 'vatIncrement'
>;

/** An obligation of the check that a service answers, and for whom. */
export interface ServiceAnswer {
  obligation: ObligationId;
  /** ISO 3166-1 alpha-2, or EU for an obligation in the Union as a whole. */
  country: string;
  company: CompanyPlace;
  /** Whether it is for companies that are established in the country too. */
  isAlsoAtHome: boolean;
  /** Whether the obligation can be met without it. */
  isOptional: boolean;
  /** Not needed where one of these applies too: the service for that one covers both. */
  coveredBy: ObligationId[];
}

/** A service that a text is about. */
export interface ServiceCard extends PricedService {
  /** Usual duration in words, never a promise. */
  duration: string;
}

/** A service that the check can offer. */
export interface SurveyService extends ServiceCard {
  answers: ServiceAnswer[];
}

/** One price of one service, as a row to compare. */
export interface PriceRow extends Omit<PricedService, 'prices'> {
  price: Price;
}

export interface TrademarkService extends Service {
  /** The office that decides. */
  office: string;
  /** Classes of goods and services that the price includes. */
  classesIncluded: number;
}

export const isTrademarkService = (service: Service): service is TrademarkService => 'office' in service;

/** All services, with what the office of a trade mark says in place of what the list of all says of it. */
export function withTrademarks(services: Service[], trademarks: TrademarkService[]): Service[] {
  const known = new Set(trademarks.map(({ id }) => id));
  return [...services.filter(({ id }) => !known.has(id)), ...trademarks];
}
