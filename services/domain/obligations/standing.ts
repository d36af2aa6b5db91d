import type { Obligation } from './assess';
import { certainties } from './rule';

/** How an obligation stands in a report, in this order: by its certainty, or that a marketplace owes it. */
export const standings = [...certainties, 'marketplace'] as const;
export type Standing = (typeof standings)[number];

export const standingOf = ({ owedBy, certainty }: Pick<Obligation, 'owedBy' | 'certainty'>): Standing =>
  owedBy ?? certainty;

/** How many obligations there are of each standing; those without any are left out. */
export const countByStanding = (obligations: Obligation[]): { standing: Standing; count: number }[] =>
  standings
    .map((standing) => ({
      standing,
      count: obligations.filter((obligation) => standingOf(obligation) === standing).length,
    }))
    .filter(({ count }) => count > 0);

/** The name of an obligation within its report, where a rule has one for each doubt. It is the id of its element. */
export const obligationKey = ({ id, doubt }: Pick<Obligation, 'id' | 'doubt'>): string =>
  doubt ? `${id}-${doubt}` : id;
