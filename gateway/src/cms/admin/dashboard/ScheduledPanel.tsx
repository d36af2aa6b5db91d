import Link from 'next/link';

import { scheduleMessages } from '../schedules/messages';
import { Time } from '../Time';
import { dashboardMessages } from './messages';
import { Panel } from './Panel';
import { mostShown, type ScheduleData } from './panelProps';

/** Lists the next publications and unpublications. */
export async function ScheduledPanel({ language, schedules }: ScheduleData) {
  const words = dashboardMessages[language];
  const actions = scheduleMessages[language];
  const due = (await schedules).filter(({ state }) => state === 'due');
  return (
    <Panel
      heading={words.scheduled}
      empty={words.noneScheduled}
      items={due.slice(0, mostShown).map(({ title, path, type, time }) => (
        <>
          <Link href={path}>{title}</Link>: {actions[type]}, <Time moment={time.getTime()} />
        </>
      ))}
      all={{ href: '/admin/schedules', label: words.allScheduled }}
    />
  );
}
