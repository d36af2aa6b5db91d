import type { ObligationId } from '@/contract/lists/obligations';
import type { Locale } from '@/services/domain/locale/locale';

import type { Fact } from './facts';

/** Heading under which an obligation stands in a report, in this order. */
export const obligationGroups = ['vat', 'imports', 'producer', 'product'] as const;
export type ObligationGroup = (typeof obligationGroups)[number];

/** Countries that a rule looks at: where goods are stored or sold, both, or the Union as a whole. */
export type RulePlaces = 'storage' | 'sales' | 'storageOrSales' | 'union';

/** `act` is how lawyers cite it in each language; `url` its official text where there is one. */
export interface LegalSource {
  act: Record<Locale, string>;
  url?: string;
}

/** `due`: follows from the answers; `check`: depends on more than was asked; `ahead`: the law has it for later. */
export const certainties = ['due', 'check', 'ahead'] as const;
export type Certainty = (typeof certainties)[number];

/**
 * One line of the check. Its name is in the contract's list of obligations, its reason the text `reasons.{id}` of the namespace `calculate`.
 * It applies when every fact of `when` holds and none of `unless`, in each of `places` that is in `countries`
 * (all where there are none given) and not in `except`.
 */
export interface ObligationRule {
  id: ObligationId;
  group: ObligationGroup;
  /** From its first day on; `ahead` follows from `since`. */
  certainty: Exclude<Certainty, 'ahead'>;
  /** Facts with which a rule that is `due` depends on more than was asked. */
  checkWhen?: readonly Fact[];
  when: Fact[];
  unless?: Fact[];
  places: RulePlaces;
  /** It follows from digital services alone too; all other rules are about goods. */
  isOfServicesToo?: boolean;
  countries?: readonly string[];
  except?: readonly string[];
  /** Countries whose own law settles what a fact of `checkWhen` leaves open. */
  settled?: { fact: Fact; countries: readonly string[] };
  /** Not where goods are stored: another rule says it there. */
  exceptStored?: boolean;
  /**
   * The company's own country: left out, because it is at home there; to be checked, unless the company is the first to
   * bring the goods there; or a duty of whoever first sells them there, which can be the supplier.
   */
  home?: 'excluded' | 'check' | 'producer';
  /** A duty of the manufacturer or importer: who buys in the Union is a distributor, and the supplier owes it. */
  isManufacturers?: boolean;
  /** Countries whose companies are exempt, by the country whose law says so. */
  exempt?: Readonly<Record<string, readonly string[]>>;
  /** ISO date from which it applies, or will; absent where it has always been so or differs by country. */
  since?: string;
  /** ISO date from which it no longer applies. */
  until?: string;
  sources: LegalSource[];
  /** A marketplace owes it in the merchant's place: always, or with a fact. */
  owedBy?: 'marketplace';
  marketplaceOwesWith?: Fact;
  /** Whether we take it on, at a list price or by an offer; true where it is absent. */
  isOffered?: boolean;
  /** A company in the Union declares it itself and appoints nobody; we take it on for others. */
  isDeclaredInUnion?: boolean;
}
