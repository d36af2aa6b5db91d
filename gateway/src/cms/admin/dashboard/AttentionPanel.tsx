import Link from 'next/link';

import { dayOf } from '../../../platform/http/callContext';
import { isOverdue, ruleFilters } from '../rules/ruleFilters';
import type { Schedule } from '../schedules/findSchedules';
import { scheduleMessages } from '../schedules/messages';
import { Panel } from '../ui/Panel';
import { mostShown, type PanelData } from '../ui/panelProps';
import { listFilter, whereQuery } from '../ui/whereQuery';
import { dashboardMessages } from './messages';

type ScheduleData = PanelData & { schedules: Promise<Schedule[]> };

/** Lists schedules that are late or have failed, changes that the website has not taken, and overdue checks of rules. */
export async function AttentionPanel({ payload, language, schedules }: ScheduleData) {
  const words = dashboardMessages[language];
  const actions = scheduleMessages[language];
  const failed = { state: { equals: 'failed' } };
  const today = dayOf(new Date());
  const [listed, { totalDocs: undelivered }, { totalDocs: unchecked }] = await Promise.all([
    schedules,
    payload.count({ collection: 'site-updates', where: failed }),
    payload.count({ collection: 'rules', where: isOverdue(today) }),
  ]);
  const overdue = listed.filter(({ state }) => state !== 'due').slice(0, mostShown);
  const updates = `/admin/collections/site-updates?${whereQuery(listFilter(failed))}`;
  return (
    <Panel
      heading={words.attention}
      empty={words.noAttention}
      items={[
        ...overdue.map(({ title, path, type, state }) => (
          <>
            <Link href={path}>{title}</Link>: {actions[type]}. <strong>{actions[state]}</strong>
          </>
        )),
        ...(undelivered > 0
          ? [
              <Link key="updates" href={updates}>
                {words.undelivered(undelivered)}
              </Link>,
            ]
          : []),
        ...(unchecked > 0
          ? [
              <Link key="rules" href={`/admin/collections/rules?${whereQuery(ruleFilters(today).overdue)}`}>
                {words.unchecked(unchecked)}
              </Link>,
            ]
          : []),
      ]}
    />
  );
}
