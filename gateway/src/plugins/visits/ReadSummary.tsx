import type { ServerProps } from 'payload';

import { dayOf } from '@/shared/dayOf';

import { isEditorUser } from '../../cms/access/roles';
import { adminLanguage } from '../../domain/languages';
import { daysCounted } from './countedDays';
import { CountSummary } from './CountSummary';
import { summariseReads } from './summariseReads';

const words = {
  en: {
    heading: `Page reads of the last ${daysCounted} days`,
    none: 'No reads yet. A page counts when somebody opens it in a browser.',
    day: 'Day',
    page: 'Page',
    count: 'Reads',
    all: 'All totals',
  },
  de: {
    heading: `Seitenaufrufe der letzten ${daysCounted} Tage`,
    none: 'Noch keine Aufrufe. Eine Seite zählt, wenn jemand sie im Browser öffnet.',
    day: 'Tag',
    page: 'Seite',
    count: 'Aufrufe',
    all: 'Alle Summen',
  },
};

/** Above the list of page reads: how many by day, and the pages that are read most. */
export async function ReadSummary({ i18n, payload, user }: ServerProps) {
  if (!isEditorUser(user ?? null)) return null;
  const text = words[adminLanguage(i18n.language)];
  const { total, days, pages } = await summariseReads(payload, dayOf(new Date()));
  return <CountSummary text={text} total={total} tables={{ [text.day]: days, [text.page]: pages }} />;
}
