import { unionMembers } from '@/contract/lists/unionMembers';
import { distanceSalesThreshold } from '@/services/domain/obligations/facts';

import type { Fields } from './fields';

/** Cents a year, the whole Union together. */
export const thresholdCents = distanceSalesThreshold * 100;

/** A registered office outside the Union. */
export const outsideUnion = 'outside';

const turnover = { kind: 'amount', from: 0, to: 1_000_000_000_00 } as const;

export const thresholdFields = {
  office: { kind: 'one', of: [...unionMembers, outsideUnion] },
  branches: { kind: 'one', of: ['no', 'yes'] },
  storage: { kind: 'one', of: ['no', 'yes'] },
  thisYear: turnover,
  lastYear: turnover,
} as const satisfies Fields;

interface Trade {
  /** ISO 3166-1 alpha-2, or outside the Union. */
  office: string;
  /** Whether there is a fixed establishment in another Member State. */
  branches: string;
  /** Whether goods are stored in another Member State. */
  storage: string;
  /** Cents, without VAT. */
  thisYear: number;
  lastYear: number;
}

/**
 * `outside`, `branches` and `storage`: the threshold does not apply; `before`: it was exceeded last year, `now`: it is
 * exceeded this year, by the sale that did so; `below`: the VAT of the own country may be charged.
 */
export type ThresholdOutcome = 'outside' | 'branches' | 'storage' | 'before' | 'now' | 'below';

export interface ThresholdResult {
  outcome: ThresholdOutcome;
  /** Cents until the threshold is reached this year. */
  left: number;
  /** Whether the VAT of the own country may be charged again from 1 January on, if nothing else is sold this year. */
  isHomeNextYear: boolean;
}

function outcomeOf({ office, branches, storage, thisYear, lastYear }: Trade): ThresholdOutcome {
  if (office === outsideUnion) return 'outside';
  if (branches === 'yes') return 'branches';
  if (storage === 'yes') return 'storage';
  if (lastYear > thresholdCents) return 'before';
  return thisYear > thresholdCents ? 'now' : 'below';
}

/** The state whose VAT applies to sales to consumers in other Member States (Directive 2006/112/EC, Article 59c). */
export function thresholdOf(trade: Trade): ThresholdResult {
  const outcome = outcomeOf(trade);
  const applies = outcome === 'before' || outcome === 'now' || outcome === 'below';
  return {
    outcome,
    left: Math.max(0, thresholdCents - trade.thisYear),
    isHomeNextYear: applies && trade.thisYear <= thresholdCents,
  };
}
