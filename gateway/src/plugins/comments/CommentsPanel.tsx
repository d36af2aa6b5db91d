import Link from 'next/link';

import { Panel } from '../../cms/admin/ui/Panel';
import { mostShown, type PanelData } from '../../cms/admin/ui/panelProps';
import { Time } from '../../cms/admin/ui/Time';
import { findForMe } from './findForMe';
import { commentMessages } from './texts';

/** On the first page of the admin: the open comments of which whoever has logged in was told. */
export async function CommentsPanel({ payload, language, user }: PanelData) {
  if (user?.collection !== 'users') return null;
  const words = commentMessages[language];
  const found = await findForMe(payload, { user: Number(user.id), language, limit: mostShown });
  return (
    <Panel
      heading={words.forMe}
      empty={words.noneForMe}
      items={found.map(({ title, path, place, authorName, at }) => (
        <>
          <Link href={path}>{title}</Link>
          {place && ` (${place})`}: {words.said(authorName)}, <Time moment={at} />
        </>
      ))}
    />
  );
}
