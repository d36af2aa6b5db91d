import Link from 'next/link';
import { Suspense } from 'react';

import { Panel } from '../../cms/admin/ui/Panel';
import { mostShown, type PanelData } from '../../cms/admin/ui/panelProps';
import { Time } from '../../cms/admin/ui/Time';
import type { User } from '../../payload-types';
import { findWaiting } from './findWaiting';
import { reviewMessages } from './texts';

type WaitingListProps = Pick<PanelData, 'payload' | 'language'> & { user: User };

async function WaitingList({ payload, language, user }: WaitingListProps) {
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

/** On the first page of the admin: the drafts that wait for whoever has logged in. */
export function WaitingPanel({ payload, language, user }: PanelData) {
  if (user?.collection !== 'users') return null;
  const { waiting, lookingUp } = reviewMessages[language];
  return (
    <Suspense fallback={<Panel heading={waiting} empty={lookingUp} items={[]} />}>
      <WaitingList payload={payload} language={language} user={user} />
    </Suspense>
  );
}
