import type { WireDueRule } from '@/contract/calls/dueDates';
import type { DutyKind } from '@/contract/lists/facts';

import type { Fact } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';

type Row = NonNullable<Fact['rows']>[number];

const movesOf = { yes: true, no: false, unknown: 'unknown' } as const;

/** The day as the fields of a row have it; undefined for a row that was saved without one. */
function dueOf({ dates, months, day, workingDay, countsSaturdays }: NonNullable<Row['due']>) {
  if (dates?.length) return { dates };
  if (typeof months !== 'number') return undefined;
  if (workingDay) return { months, workingDay, ...(countsSaturdays && { countsSaturdays }) };
  return day ? { months, day } : undefined;
}

function ruleOf(
  { kind, text, due }: Row,
  { country, checkedOn }: Pick<Fact, 'country' | 'checkedOn'>,
): WireDueRule[] {
  const day = due && dueOf(due);
  if (!day || !due.period) return [];
  // A number where the source is gone.
  const source = typeof due.source === 'object' ? due.source : undefined;
  return [
    {
      country,
      duty: kind as DutyKind,
      title: due.title ?? '',
      period: due.period,
      due: day,
      // A working day has nothing to move; the Saturdays of France are among them.
      moves: 'workingDay' in day ? false : movesOf[due.moves ?? 'unknown'],
      ...(due.isAboveQuantity && { isAboveQuantity: true }),
      ...(text && { note: text }),
      source: { act: source?.title ?? '', ...(source?.url && { url: source.url }) },
      checkedOn: checkedOn.slice(0, 10),
    },
  ];
}

type Asked = Pick<CallContext, 'payload' | 'language'>;

/** The same, with those that are still to be checked: prices and accounts count on them. */
export async function allDueRules({ payload, language }: Asked, isChecked = false): Promise<WireDueRule[]> {
  const { docs } = await payload.find({
    collection: 'facts',
    ...asVisitor(language),
    where: { topic: { equals: 'dueDates' }, ...(isChecked && { isToBeChecked: { not_equals: true } }) },
    depth: 1,
    sort: ['country', 'id'],
    pagination: false,
  });
  return docs.flatMap((fact) => (fact.rows ?? []).flatMap((row) => ruleOf(row, fact)));
}

/** The rules of all countries by which returns and reports are due, by country; those still to be checked are left out. */
export function findDueRules(context: Asked): Promise<WireDueRule[]> {
  trackList('facts');
  return allDueRules(context, true);
}
