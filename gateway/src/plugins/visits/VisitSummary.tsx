import type { ServerProps } from 'payload';

import { dayOf } from '@/shared/dayOf';

import { isEditorUser } from '../../cms/access/roles';
import { adminLanguage } from '../../domain/languages';
import { daysCounted } from './countedDays';
import { CountSummary } from './CountSummary';
import { summariseVisits } from './summariseVisits';

const words = {
  en: {
    heading: `Visits of the last ${daysCounted} days`,
    none: 'No visits yet. A visit is counted once its visitor has agreed to statistics.',
    day: 'Day',
    page: 'First page',
    channel: 'Channel',
    noChannel: 'without a channel',
    count: 'Visits',
    all: 'All visits',
  },
  de: {
    heading: `Besuche der letzten ${daysCounted} Tage`,
    none: 'Noch keine Besuche. Ein Besuch zählt, sobald sein Besucher der Statistik zugestimmt hat.',
    day: 'Tag',
    page: 'Erste Seite',
    channel: 'Kanal',
    noChannel: 'ohne Kanal',
    count: 'Besuche',
    all: 'Alle Besuche',
  },
};

/** Above the list of visits: how many by day, page and channel. Only who may read visits sees any. */
export async function VisitSummary({ i18n, payload, user }: ServerProps) {
  if (!isEditorUser(user ?? null)) return null;
  const text = words[adminLanguage(i18n.language)];
  const { total, days, pages, channels } = await summariseVisits(payload, dayOf(new Date()));
  const named = channels.map(({ label, count }) => ({ label: label || text.noChannel, count }));
  const tables = { [text.day]: days, [text.page]: pages, [text.channel]: named };
  return <CountSummary text={text} total={total} tables={tables} />;
}
