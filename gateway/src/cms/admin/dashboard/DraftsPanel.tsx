import Link from 'next/link';

import { Panel } from '../ui/Panel';
import { mostShown, type PanelData } from '../ui/panelProps';
import { Time } from '../ui/Time';
import { findOwnDrafts } from './findOwnDrafts';
import { dashboardMessages } from './messages';

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
