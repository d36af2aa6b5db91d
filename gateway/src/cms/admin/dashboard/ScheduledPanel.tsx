import Link from 'next/link';

import { findSchedules } from '../schedules/findSchedules';
import { scheduleMessages } from '../schedules/messages';
import { Time } from '../Time';
import { dashboardMessages } from './messages';
import { Panel } from './Panel';
import { mostShown, type PanelData } from './panelProps';

/** What will be published and unpublished next. */
export async function ScheduledPanel({ payload, language }: PanelData) {
  const words = dashboardMessages[language];
  const actions = scheduleMessages[language];
  const due = (await findSchedules(payload, new Date(), language)).filter(({ state }) => state === 'due');
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
