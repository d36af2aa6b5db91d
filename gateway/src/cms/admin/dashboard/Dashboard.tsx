import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import type { ServerProps } from 'payload';
import { Suspense } from 'react';

import { adminLanguage } from '../../../domain/languages';
import { additionsOf } from '../../../platform/plugins/extend';
import { isEditorUser } from '../../access/roles';
import { Panel } from '../ui/Panel';
import type { PanelData } from '../ui/panelProps';
import { AttentionPanel } from './AttentionPanel';
import { dashboardMessages } from './messages';

/** Above the list of what there is to edit: what waits for whoever has logged in, and what readers did. */
export function Dashboard({ i18n, payload, user }: ServerProps) {
  const person = user ?? null;
  if (person?.collection !== 'users') return null;
  const language = adminLanguage(i18n.language);
  const panel: PanelData = { payload, language, user: person, name: person.name || person.email };
  const words = dashboardMessages[language];
  const { importMap } = payload;
  const { panels, summaries } = additionsOf(payload);
  return (
    <div className="dashboard-panels">
      {RenderServerComponent({ Component: panels, importMap, serverProps: panel })}
      {isEditorUser(person) && (
        // The site is asked, and may take its time.
        <Suspense fallback={<Panel heading={words.attention} empty={words.asking} items={[]} />}>
          <AttentionPanel {...panel} />
        </Suspense>
      )}
      {RenderServerComponent({ Component: summaries, importMap, serverProps: panel })}
    </div>
  );
}
