import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import Link from 'next/link';
import type { ServerProps } from 'payload';

import { adminLanguage } from '../../../domain/languages';
import { additionsOf } from '../../../platform/plugins/extend';
import { isEditorUser } from '../../access/roles';
import type { PanelData } from '../ui/panelProps';
import { AttentionPanel } from './AttentionPanel';
import { EnquiriesPanel } from './EnquiriesPanel';
import { dashboardMessages } from './messages';

/** Above the list of what there is to edit: what waits for whoever has logged in, and what readers did. */
export function Dashboard({ i18n, payload, user }: ServerProps) {
  const person = user ?? null;
  if (person?.collection !== 'users') return null;
  const language = adminLanguage(i18n.language);
  const words = dashboardMessages[language];
  const panel: PanelData = { payload, language, user: person, name: person.name || person.email };
  const { importMap } = payload;
  const { panels, summaries } = additionsOf(payload);
  return (
    <>
      <p className="dashboard-lead">
        {words.lead} <Link href="/admin/guide">{words.guide}</Link>
      </p>
      <div className="dashboard-panels">
        {RenderServerComponent({ Component: panels, importMap, serverProps: panel })}
        {isEditorUser(person) && (
          <>
            <AttentionPanel {...panel} />
            <EnquiriesPanel {...panel} />
          </>
        )}
        {RenderServerComponent({ Component: summaries, importMap, serverProps: panel })}
      </div>
    </>
  );
}
