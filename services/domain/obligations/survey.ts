import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import type { Consignment, ProductKind, SalesChannel, SupplyRole, TriState } from '@/contract/lists/surveys';

/** The answers of the survey. Countries are ISO 3166-1 alpha-2. */
export interface SurveyAnswers {
  companyCountry: string;
  storageCountries: string[];
  salesCountries: string[];
  productKinds: ProductKind[];
  salesChannels: SalesChannel[];
  /** Worth in EUR of the consignments that go to buyers from outside the Union; none where nothing does. */
  importedConsignments: Consignment[];
  /** Whether goods come from outside the Union to the merchant's own stock in it. */
  importsToStock: TriState;
  /** How the goods come to the merchant; none where it is not said. */
  supplyRoles: SupplyRole[];
  /** Whether the turnover in the whole Union was at most EUR 100,000 this year and in the previous one. */
  smallEnterprise: TriState;
  /**
   * Distance sales and digital services within the Union to consumers in other states, whole EUR a year without VAT: this
   * year or the previous one, whichever is more; null where it is not known.
   */
  crossBorderTurnover: number | null;
}

/** Tick boxes that the merchant has changed in a report; obligations by their keys. */
export interface Ticks {
  /** In the sum, though not at first: to be checked, or due later. */
  added: string[];
  /** Due, and left out of the sum. */
  leftOut: string[];
}

/** The merchant's changes in the sum of a report. */
export interface SumChoice extends Ticks {
  /** How often VAT returns are filed. */
  rhythm: FilingRhythm;
}

/** The sum as it is at first. */
export const noChoice: SumChoice = { added: [], leftOut: [], rhythm: 'usual' };

/** A saved check; whoever knows its unguessable id may read it. */
export interface SurveyReport {
  id: string;
  answers: SurveyAnswers;
  choice: SumChoice;
  /** Date of the rules it was worked out with. */
  rulesVersion: string;
  /** ISO 8601. */
  createdAt: string;
}
