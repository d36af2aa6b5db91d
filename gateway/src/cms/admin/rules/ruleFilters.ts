import type { Where } from 'payload';

import { lastDaySoon } from '../../../domain/checkState';
import { listFilter } from '../ui/whereQuery';

/** The rules whose check is overdue on a day. @param today ISO date; checks are stored at noon of theirs */
export const isOverdue = (today: string): Where => ({ nextCheck: { less_than: `${today}T00:00:00.000Z` } });

/** The filters of the list of rules, in the form in which the list shows them. @param today ISO date */
export const ruleFilters = (today: string) => ({
  overdue: listFilter(isOverdue(today)),
  soon: listFilter(
    { nextCheck: { greater_than_equal: `${today}T00:00:00.000Z` } },
    { nextCheck: { less_than_equal: `${lastDaySoon(today)}T23:59:59.999Z` } },
  ),
});
