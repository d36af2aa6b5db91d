import type { DueDate } from '@/shared/dueDates/dueDates';

/** The origin of a merchant's returns: the company's data, its newest report, or nothing yet. */
export interface OriginOfDuties {
  source: 'company' | 'report' | 'nothing';
  /** ISO 8601: when the report was saved. */
  reportedAt?: string;
}

/** The due dates of a merchant, and where they are from. */
export interface FoundDueDates extends OriginOfDuties {
  dates: DueDate[];
  /** The oldest check among the rules, an ISO date; none where there are no rules. */
  checkedOn?: string;
}
