import type { Obligation } from './assess';
import { certainties } from './rule';

/** Others who owe an obligation in the merchant's place. */
export const owers = ['marketplace', 'supplier'] as const;
export type Ower = (typeof owers)[number];

/** How an obligation stands in a report, in this order: by its certainty, or by who else owes it. */
export const standings = [...certainties, ...owers] as const;
export type Standing = (typeof standings)[number];

export const standingOf = ({ owedBy, certainty }: Pick<Obligation, 'owedBy' | 'certainty'>): Standing =>
  owedBy ?? certainty;

/** Obligations of others are never in a sum, and have no services. */
export const isOwedByOthers = ({ owedBy }: Pick<Obligation, 'owedBy'>): boolean => owedBy !== undefined;

/** How many obligations there are of each standing; those without any are left out. */
export const countByStanding = (obligations: Obligation[]): { standing: Standing; count: number }[] =>
  standings
    .map((standing) => ({
      standing,
      count: obligations.filter((obligation) => standingOf(obligation) === standing).length,
    }))
    .filter(({ count }) => count > 0);

/**
 * The name of an obligation within its report, where a rule has one for each doubt and one that the supplier owes. It is
 * the id of its element.
 */
export const obligationKey = ({ id, doubt, owedBy }: Pick<Obligation, 'id' | 'doubt' | 'owedBy'>): string => {
  const part = doubt ?? (owedBy === 'supplier' ? owedBy : undefined);
  return part ? `${id}-${part}` : id;
};
