import Link from 'next/link';

import { Panel } from '../../../cms/admin/ui/Panel';
import { mostShown, type PanelData } from '../../../cms/admin/ui/panelProps';
import { Time } from '../../../cms/admin/ui/Time';
import { findOwnDrafts } from './findOwnDrafts';
import { draftMessages } from './texts';

/** The drafts that whoever has logged in saved last. */
export async function DraftsPanel({ payload, language, name }: PanelData) {
  const words = draftMessages[language];
  const drafts = await findOwnDrafts(payload, { name, language, limit: 2 * mostShown });
  return (
    <Panel
      heading={words.own}
      empty={words.noOwn}
      items={drafts.map(({ title, kind, form, savedAt }) => (
        <>
          {kind && `${kind}: `}
          <Link href={form}>{title}</Link>, <Time moment={savedAt} />
        </>
      ))}
    />
  );
}
