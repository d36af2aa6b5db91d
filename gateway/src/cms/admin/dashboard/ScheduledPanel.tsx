import Link from 'next/link';

import type { Schedule } from '../schedules/findSchedules';
import { scheduleMessages } from '../schedules/messages';
import { Panel } from '../ui/Panel';
import { mostShown, type PanelData } from '../ui/panelProps';
import { Time } from '../ui/Time';
import { dashboardMessages } from './messages';

type ScheduleData = PanelData & { schedules: Promise<Schedule[]> };

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
