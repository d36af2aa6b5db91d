import { dayOf } from '@/shared/dayOf';

import { isEditorUser } from '../../cms/access/roles';
import { mostShown, type PanelData } from '../../cms/admin/ui/panelProps';
import { Ranking } from '../../cms/admin/ui/Ranking';
import { summariseReads } from './summariseReads';

const words = {
  en: {
    readers: 'What readers did',
    noReaders: 'Nobody has opened a page in the last 30 days.',
    reads: (today: number, all: number) => `${today} page reads today, ${all} in 30 days`,
    mostRead: 'Most read',
  },
  de: {
    readers: 'Was Leser getan haben',
    noReaders: 'In den letzten 30 Tagen hat niemand eine Seite geöffnet.',
    reads: (today: number, all: number) => `${today} Seitenaufrufe heute, ${all} in 30 Tagen`,
    mostRead: 'Am meisten gelesen',
  },
};

/** Page reads of the last 30 days, as totals. */
export async function ReadersPanel({ payload, language, user }: PanelData) {
  if (!isEditorUser(user)) return null;
  const text = words[language];
  const { total, days, pages } = await summariseReads(payload, dayOf(new Date()));
  return (
    <section className="dashboard-panel dashboard-panel--wide" aria-labelledby="dashboard-readers">
      <h2 id="dashboard-readers">{text.readers}</h2>
      <p className="dashboard-panel__empty">
        {total > 0 ? text.reads(days[0]?.count ?? 0, total) : text.noReaders}
      </p>
      <div className="dashboard-rankings">
        <Ranking heading={text.mostRead} collection="page-reads" rows={pages.slice(0, mostShown)} />
      </div>
    </section>
  );
}
