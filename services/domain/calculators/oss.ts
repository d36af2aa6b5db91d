import { isInUnion, unionMembers } from '@/contract/lists/unionMembers';
import { assess, type Obligation } from '@/services/domain/obligations/assess';
import { isAnswered } from '@/services/domain/obligations/estimate';
import { distanceSalesThreshold } from '@/services/domain/obligations/facts';
import { sumOf } from '@/services/domain/obligations/sum';
import { noChoice } from '@/services/domain/obligations/survey';
import { breakdownOf } from '@/services/domain/services/breakdown';
import type { Bundle } from '@/services/domain/services/bundle';
import type { PriceTotal } from '@/services/domain/services/priceTotals';
import type { SurveyService } from '@/services/domain/services/service';
import type { DueRule } from '@/shared/dueDates/dueRule';
import { filingIn } from '@/shared/dueDates/vatReturns';

import type { OssChannel } from './ossFields';
import { thresholdCents } from './threshold';

/** OSS returns a year: one a quarter. */
const ossReturns = 4;

/**
 * Where sales in a country are declared: in the OSS return, in a local return there, in the return of the own country;
 * by the marketplace; or, below the threshold, with the VAT of the own country.
 */
export type SalesWay = 'oss' | 'local' | 'home' | 'marketplace' | 'belowThreshold';

export interface OssTrade {
  /** ISO 3166-1 alpha-2. */
  office: string;
  /** Member States with goods. */
  storage: string[];
  channels: OssChannel[];
  /** Cents a year, without VAT, by Member State of the buyers. */
  sales: { country: string; amount: number }[];
}

/** What one of the two ways asks for. */
export interface Filing {
  /** Countries with a VAT registration, besides the company's own. */
  registrations: string[];
  /** Those for which we have no list price. */
  unpriced: string[];
  /** None where it is not known how often countries ask for them. */
  returns: number | null;
  /** None where prices are not known. */
  totals: PriceTotal[] | null;
}

/** The data that a comparison is computed with. */
export interface OssBasis {
  /** None where the gateway does not answer. */
  prices: OssPrices | null;
  /** None where the gateway does not answer. */
  dueRules: readonly DueRule[] | null;
  /** ISO date. */
  day: string;
}

/** What the scheme is for this trade; `local`: of no use, for every sale is one within a country with storage. */
export type OssVerdict = 'oss' | 'belowThreshold' | 'marketplace' | 'local';

export interface OssResult {
  verdict: OssVerdict;
  rows: { country: string; amount: number; way: SalesWay }[];
  /** Cents that go through the OSS return. */
  ossAmount: number;
  withOss: Filing;
  withoutOss: Filing;
}

/** Prices in force. */
interface OssPrices {
  services: SurveyService[];
  bundles: Bundle[];
}

/** Marketplaces owe the VAT on what sellers from outside the Union sell there: Directive 2006/112/EC, Article 14a(2). */
export const isMarketplaces = ({ office, channels }: Pick<OssTrade, 'office' | 'channels'>): boolean =>
  !isInUnion(office) && !channels.includes('ownShop');

/** Goods come from the storage in the buyer's own country where there is one. */
function waysOf(trade: OssTrade): OssResult['rows'] {
  const { office, storage, sales: all } = trade;
  const isLocal = (country: string) => storage.includes(country);
  const across = all.filter(({ country }) => !isLocal(country)).reduce((sum, { amount }) => sum + amount, 0);
  const mayUseThreshold = isInUnion(office) && storage.every((country) => country === office);
  const wayOf = (country: string): SalesWay => {
    if (isMarketplaces(trade)) return 'marketplace';
    if (isLocal(country)) return country === office ? 'home' : 'local';
    return mayUseThreshold && across <= thresholdCents ? 'belowThreshold' : 'oss';
  };
  return all.map(({ country, amount }) => ({ country, amount, way: wayOf(country) }));
}

function verdictOf(trade: OssTrade, rows: OssResult['rows']): OssVerdict {
  if (isMarketplaces(trade)) return 'marketplace';
  const across = rows.find(({ way }) => way === 'oss' || way === 'belowThreshold');
  return across?.way === 'oss' || across?.way === 'belowThreshold' ? across.way : 'local';
}

const registrationRules = ['vatWhereStored', 'fiscalRepresentative'];
const schemeRules = ['unionOss', 'unionOssOwnShop'];

/** The duties by the rules of the check; a registration without OSS costs what one for a place of storage does. */
const dutiesOf = (
  { office, channels }: OssTrade,
  places: string[],
  rules: string[],
  day: string,
): Obligation[] =>
  assess(
    {
      companyCountry: office,
      storageCountries: places,
      salesCountries: [...unionMembers],
      productKinds: ['other'],
      salesChannels: channels,
      importedConsignments: [],
      importsToStock: 'no',
      supplyRoles: [],
      smallEnterprise: 'no',
      // Below it nothing goes through the scheme (`waysOf`).
      crossBorderTurnover: distanceSalesThreshold + 1,
    },
    day,
  ).filter(({ id }) => rules.includes(id));

function filingOf(
  trade: OssTrade,
  places: string[],
  isOss: boolean,
  { day, prices, dueRules }: OssBasis,
): Filing {
  const { office: companyCountry } = trade;
  const registrations = [...new Set(places)].filter((country) => country !== companyCountry).sort();
  const rules = isOss ? [...registrationRules, ...schemeRules] : registrationRules;
  const obligations = dutiesOf(trade, places, rules, day);
  const offered = prices?.services ?? [];
  const isPriced = (country: string) =>
    obligations.some(
      (duty) =>
        duty.id === 'vatWhereStored' &&
        isAnswered(offered, { obligations: [{ ...duty, countries: [country] }], companyCountry }),
    );
  const { lines } = sumOf({ obligations, offered, companyCountry, choice: noChoice });
  const { totals } = breakdownOf(
    lines.map(({ service }) => service),
    prices?.bundles ?? [],
  );
  return {
    registrations,
    unpriced: prices ? registrations.filter((country) => !isPriced(country)) : [],
    returns:
      dueRules &&
      registrations.reduce((sum, country) => sum + filingIn(dueRules, country).count, isOss ? ossReturns : 0),
    totals: prices && totals,
  };
}

/** The sales that go through the Union One-Stop Shop, and the returns with it and without it. */
export function ossOf(trade: OssTrade, basis: OssBasis): OssResult {
  const rows = waysOf(trade);
  const byOss = rows.filter(({ way }) => way === 'oss');
  const destinations = byOss.map(({ country }) => country);
  return {
    verdict: verdictOf(trade, rows),
    rows,
    ossAmount: byOss.reduce((sum, { amount }) => sum + amount, 0),
    withOss: filingOf(trade, trade.storage, byOss.length > 0, basis),
    withoutOss: filingOf(trade, [...trade.storage, ...destinations], false, basis),
  };
}
