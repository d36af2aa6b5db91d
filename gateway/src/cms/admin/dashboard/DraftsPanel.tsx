import Link from 'next/link';

import { Time } from '../Time';
import { findOwnDrafts } from './findOwnDrafts';
import { dashboardMessages } from './messages';
import { Panel } from './Panel';
import { mostShown, type PanelData } from './panelProps';

/** The drafts that whoever has logged in saved last. */
export async function DraftsPanel({ payload, language, name }: PanelData) {
  const words = dashboardMessages[language];
  const drafts = await findOwnDrafts(payload, { name, language, limit: 2 * mostShown });
  return (
    <Panel
      heading={words.drafts}
      empty={words.noDrafts}
      items={drafts.map(({ title, kind, form, savedAt }) => (
        <>
          {kind && `${kind}: `}
          <Link href={form}>{title}</Link>, <Time moment={savedAt} />
        </>
      ))}
    />
  );
}
