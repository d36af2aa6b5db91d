import Link from 'next/link';
import { Suspense } from 'react';

import { Panel } from '../../cms/admin/ui/Panel';
import { mostShown, type PanelData } from '../../cms/admin/ui/panelProps';
import { Time } from '../../cms/admin/ui/Time';
import { findForMe } from './findForMe';
import { commentMessages } from './texts';

type CommentListProps = Pick<PanelData, 'payload' | 'language'> & { user: number };

async function CommentList({ payload, language, user }: CommentListProps) {
  const words = commentMessages[language];
  const { shown, more } = await findForMe(payload, { user, language, limit: 2 * mostShown });
  const items = shown.map(({ title, path, place, authorName, at }) => (
    <>
      <Link href={path}>{title}</Link>
      {place && ` (${place})`}: {words.said(authorName)}, <Time moment={at} />
    </>
  ));
  return (
    <Panel
      heading={words.forMe}
      empty={words.noneForMe}
      items={more > 0 ? [...items, words.more(more)] : items}
    />
  );
}

/** On the first page of the admin: the open comments of which whoever has logged in was told. */
export function CommentsPanel({ payload, language, user }: PanelData) {
  if (user?.collection !== 'users') return null;
  const { forMe, lookingUp } = commentMessages[language];
  return (
    <Suspense fallback={<Panel heading={forMe} empty={lookingUp} items={[]} />}>
      <CommentList payload={payload} language={language} user={Number(user.id)} />
    </Suspense>
  );
}
