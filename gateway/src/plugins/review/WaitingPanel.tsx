import Link from 'next/link';

import { Panel } from '../../cms/admin/ui/Panel';
import { mostShown, type PanelData } from '../../cms/admin/ui/panelProps';
import { Time } from '../../cms/admin/ui/Time';
import { findWaiting } from './findWaiting';
import { reviewMessages } from './texts';

/** On the first page of the admin: the drafts that wait for whoever has logged in. */
export async function WaitingPanel({ payload, language, user }: PanelData) {
  if (user?.collection !== 'users') return null;
  const words = reviewMessages[language];
  const waiting = await findWaiting(payload, { user, language, limit: mostShown });
  return (
    <Panel
      heading={words.waiting}
      empty={words.noneWaiting}
      items={waiting.map(({ title, path, kind, authorName, at }) => (
        <>
          <Link href={path}>{title}</Link>: {authorName} {words.kinds[kind]}, <Time moment={at} />
        </>
      ))}
    />
  );
}
