import type { ServiceCategory } from '@/contract/lists/services';
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

/**
 * One line of the general check. Its title and its reason are texts `rules.{id}` of the namespace `calculate`.
 * It applies when every fact of `when` holds and none of `unless`, in each of `places` that is in `countries`
 * (all where there are none given) and not in `except`.
 */
export interface ObligationRule {
  id: string;
  group: ObligationGroup;
  /** `due`: follows from the answers; `check`: depends on more than was asked; `ahead`: the law has it for later. */
  certainty: 'due' | 'check' | 'ahead';
  when: Fact[];
  unless?: Fact[];
  places: RulePlaces;
  countries?: readonly string[];
  except?: readonly string[];
  /** Whether the company's own country is left out: it is at home there. */
  notAtHome?: boolean;
  /** ISO date from which it applies, or will; absent where it has always been so or differs by country. */
  since?: string;
  sources: LegalSource[];
  /** Areas of services that take it on; the price estimate comes from them. */
  services: ServiceCategory[];
}
