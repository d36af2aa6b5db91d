import Link from 'next/link';

import { scheduleMessages } from '../schedules/messages';
import { listFilter, whereQuery } from '../whereQuery';
import { dashboardMessages } from './messages';
import { Panel } from './Panel';
import { mostShown, type ScheduleData } from './panelProps';

/** Lists schedules that are late or have failed, and changes that the website has not taken. */
export async function AttentionPanel({ payload, language, schedules }: ScheduleData) {
  const words = dashboardMessages[language];
  const actions = scheduleMessages[language];
  const failed = { state: { equals: 'failed' } };
  const [listed, { totalDocs: undelivered }] = await Promise.all([
    schedules,
    payload.count({ collection: 'site-updates', where: failed }),
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
      ]}
    />
  );
}
