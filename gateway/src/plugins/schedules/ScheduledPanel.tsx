import Link from 'next/link';

import { isEditorUser } from '../../cms/access/roles';
import { Panel } from '../../cms/admin/ui/Panel';
import { mostShown, type PanelData } from '../../cms/admin/ui/panelProps';
import { Time } from '../../cms/admin/ui/Time';
import { findSchedules } from './findSchedules';
import { scheduleMessages } from './texts';

/** Lists the next publications and unpublications. */
export async function ScheduledPanel({ payload, language, user }: PanelData) {
  if (!isEditorUser(user)) return null;
  const words = scheduleMessages[language];
  const due = (await findSchedules(payload, new Date(), language)).filter(({ state }) => state === 'due');
  return (
    <Panel
      heading={words.heading}
      empty={words.none}
      items={due.slice(0, mostShown).map(({ title, path, type, time }) => (
        <>
          <Link href={path}>{title}</Link>: {words[type]}, <Time moment={time.getTime()} />
        </>
      ))}
      all={{ href: '/admin/schedules', label: words.whole }}
    />
  );
}
