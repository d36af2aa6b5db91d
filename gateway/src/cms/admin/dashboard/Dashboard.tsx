import Link from 'next/link';
import type { ServerProps } from 'payload';

import { adminLanguage } from '../../../domain/languages';
import { isEditorUser, languageOfTranslator } from '../../access/roles';
import { findSchedules } from '../schedules/findSchedules';
import { AttentionPanel } from './AttentionPanel';
import { DraftsPanel } from './DraftsPanel';
import { EnquiriesPanel } from './EnquiriesPanel';
import { dashboardMessages } from './messages';
import type { PanelData } from './panelProps';
import { ReadersPanel } from './ReadersPanel';
import { ScheduledPanel } from './ScheduledPanel';
import { TranslationPanels } from './TranslationPanels';

function EditorPanels(panel: PanelData) {
  const schedules = findSchedules(panel.payload, new Date(), panel.language);
  return (
    <>
      <ScheduledPanel {...panel} schedules={schedules} />
      <AttentionPanel {...panel} schedules={schedules} />
      <EnquiriesPanel {...panel} />
      <ReadersPanel {...panel} />
    </>
  );
}

/** Above the list of what there is to edit: what waits for whoever has logged in, and what readers did. */
export function Dashboard({ i18n, payload, user }: ServerProps) {
  const person = user ?? null;
  if (person?.collection !== 'users') return null;
  const language = adminLanguage(i18n.language);
  const words = dashboardMessages[language];
  const panel = { payload, language, name: person.name || person.email };
  return (
    <>
      <p className="dashboard-lead">
        {words.lead} <Link href="/admin/guide">{words.guide}</Link>
      </p>
      <div className="dashboard-panels">
        {languageOfTranslator(person) === 'de' && <TranslationPanels {...panel} />}
        <DraftsPanel {...panel} />
        {isEditorUser(person) && <EditorPanels {...panel} />}
      </div>
    </>
  );
}
