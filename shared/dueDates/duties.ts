import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import {
  buysOnlyFrom,
  type ProductKind,
  type SalesChannel,
  type SupplyRole,
  type TriState,
} from '@/contract/lists/surveys';
import { isInUnion } from '@/contract/lists/unionMembers';

import { type DueDate, dueDates } from './dueDates';
import type { DueRule } from './dueRule';
import { type FurtherReport, isFurtherReport, reportRules } from './furtherReports';
import { type VatReturn, vatReturnRules, vatReturnsIn, withoutWorkingDays } from './vatReturns';

/** The periodic returns of a company. */
export interface Duties {
  vatReturns: VatReturn[];
  reports: FurtherReport[];
}

/** The answers of a saved report that returns follow from. Countries are ISO alpha-2. */
export interface ReportAnswers {
  companyCountry: string;
  storageCountries: string[];
  salesCountries: string[];
  productKinds: ProductKind[];
  salesChannels: SalesChannel[];
  importedConsignments: string[];
  importsToStock: TriState;
  supplyRoles: SupplyRole[];
  /** Distance sales and digital services within the Union, EUR a year; null where it is not known. */
  crossBorderTurnover: number | null;
}

/** EUR a year: Directive 2006/112/EC, Article 59c. */
const threshold = 10_000;

function oneStopShops(answers: ReportAnswers): FurtherReport[] {
  const { companyCountry, storageCountries, salesCountries, productKinds, salesChannels } = answers;
  const toConsumers = !salesChannels.includes('businessOnly');
  const inShop = salesChannels.includes('ownShop');
  if (!toConsumers) return [];
  const isMember = isInUnion(companyCountry);
  const stores = storageCountries.filter(isInUnion);
  const sales = salesCountries.filter(isInUnion);
  const sellsDigital = productKinds.includes('digital');
  const sellsAcross = sales.some((country) => stores.some((place) => place !== country));
  const sellsServices = sellsDigital && sales.some((country) => country !== companyCountry);
  const isAtHome = isMember && stores.every((place) => place === companyCountry);
  const isBelow = isAtHome && (answers.crossBorderTurnover ?? threshold + 1) <= threshold;
  const found: FurtherReport[] = [];
  // For companies from outside the Union a marketplace files on its own sales.
  const ownSales = isMember || inShop;
  if (ownSales && (sellsAcross || (isMember && sellsServices)) && !isBelow) found.push('unionOss');
  if (!isMember && inShop && sellsDigital && sales.length > 0) found.push('nonUnionOss');
  if (inShop && answers.importedConsignments.includes('upTo150')) found.push('ioss');
  return found;
}

/**
 * What may have to be filed by the answers of the check: VAT where goods are stored and at the company's seat,
 * the One-Stop Shops, reports of producers where it sells. A suggestion: which registrations
 * a company really has, it says in its data.
 */
export function dutiesOfReport(
  rules: readonly DueRule[],
  answers: ReportAnswers,
  rhythm: FilingRhythm = 'usual',
): Duties {
  const vatReturns = vatReturnsIn(
    withoutWorkingDays(rules),
    [...new Set([...answers.storageCountries, answers.companyCountry])],
    rhythm,
  );
  // At home the supplier reports what it sells there.
  const isSuppliedAtHome = buysOnlyFrom(answers, ['homeSupplier']);
  const produced = answers.salesCountries.filter(
    (country) => !isSuppliedAtHome || country !== answers.companyCountry,
  );
  const producer = answers.productKinds.flatMap((kind) =>
    produced.map((country) => kind + country).filter(isFurtherReport),
  );
  return { vatReturns, reports: [...oneStopShops(answers), ...producer] };
}

/** The days of a company's returns and reports from `from` to `until`, both ISO dates and included. */
export function dueDatesOf(
  rules: readonly DueRule[],
  { vatReturns, reports }: Duties,
  [from, until]: [from: string, until: string],
): DueDate[] {
  const known = withoutWorkingDays(rules);
  const own = [
    ...vatReturns.flatMap((registration) => vatReturnRules(known, registration)),
    ...reports.flatMap((report) => reportRules(known, report)),
  ];
  return dueDates(own, from, until);
}
