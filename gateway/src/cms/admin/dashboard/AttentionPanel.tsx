import Link from 'next/link';

import { dayOf } from '../../../platform/http/callContext';
import { countOutstanding } from '../../../sync/notifySite';
import { isOverdue, ruleFilters } from '../rules/ruleFilters';
import { scheduleMessages } from '../schedules/messages';
import { whereQuery } from '../whereQuery';
import { dashboardMessages } from './messages';
import { Panel } from './Panel';
import { mostShown, type ScheduleData } from './panelProps';

/** Lists schedules that are late or have failed, changes that the website has not taken, and overdue checks of rules. */
export async function AttentionPanel({ payload, language, schedules }: ScheduleData) {
  const words = dashboardMessages[language];
  const actions = scheduleMessages[language];
  const today = dayOf(new Date());
  const [listed, { failed: undelivered }, { totalDocs: unchecked }] = await Promise.all([
    schedules,
    countOutstanding(payload, Date.now()),
    payload.count({ collection: 'rules', where: isOverdue(today) }),
  ]);
  const overdue = listed.filter(({ state }) => state !== 'due').slice(0, mostShown);
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
        ...(undelivered > 0 ? [words.undelivered(undelivered)] : []),
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
