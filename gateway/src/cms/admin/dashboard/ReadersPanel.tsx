import Link from 'next/link';

import { summariseReads } from '../../../features/visits/pageReads';
import { dayOf } from '../../../platform/http/callContext';
import { dashboardMessages } from './messages';
import { mostShown, type PanelData } from './panelProps';

interface RankingProps {
  heading: string;
  /** The whole list. */
  href: string;
  rows: { label: string; count: number }[];
}

function Ranking({ heading, href, rows }: RankingProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3>
        <Link href={href}>{heading}</Link>
      </h3>
      <ol>
        {rows.map(({ label, count }) => (
          <li key={label}>
            <span>{label}</span> <span className="dashboard-panel__count">{count}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const list = (slug: string) => `/admin/collections/${slug}`;

/** Page reads and searches of the last 30 days, as totals. */
export async function ReadersPanel({ payload, language }: PanelData) {
  const words = dashboardMessages[language];
  const searches = { sort: ['-count', 'term'], limit: mostShown, depth: 0 };
  const [reads, hits, misses] = await Promise.all([
    summariseReads(payload, dayOf(new Date())),
    payload.find({ collection: 'search-hits', ...searches }),
    payload.find({ collection: 'search-misses', ...searches }),
  ]);
  const rowsOf = ({ docs }: typeof hits | typeof misses) =>
    docs.map(({ term, count }) => ({ label: term, count }));
  return (
    <section className="dashboard-panel dashboard-panel--wide" aria-labelledby="dashboard-readers">
      <h2 id="dashboard-readers">{words.readers}</h2>
      <p className="dashboard-panel__empty">
        {reads.total > 0 ? words.reads(reads.days[0]?.count ?? 0, reads.total) : words.noReaders}
      </p>
      <div className="dashboard-rankings">
        <Ranking heading={words.mostRead} href={list('page-reads')} rows={reads.pages.slice(0, mostShown)} />
        <Ranking heading={words.searched} href={list('search-hits')} rows={rowsOf(hits)} />
        <Ranking heading={words.missed} href={list('search-misses')} rows={rowsOf(misses)} />
      </div>
    </section>
  );
}
