import type { ServerProps } from 'payload';

import { adminLanguage } from '../../domain/languages';
import { countVisits, daysCounted, lastDays } from '../../features/visits/countVisits';
import { dayOf } from '../../platform/http/callContext';
import { CountSummary } from './CountSummary';
import { CountTable } from './CountTable';

const words = {
  en: {
    heading: `Visits of the last ${daysCounted} days`,
    none: 'No visits yet. A visit is counted once its visitor has agreed to statistics.',
    day: 'Day',
    page: 'First page',
    channel: 'Channel',
    noChannel: 'without a channel',
    visits: 'Visits',
    all: 'All visits',
  },
  de: {
    heading: `Besuche der letzten ${daysCounted} Tage`,
    none: 'Noch keine Besuche. Ein Besuch zählt, sobald sein Besucher der Statistik zugestimmt hat.',
    day: 'Tag',
    page: 'Erste Seite',
    channel: 'Kanal',
    noChannel: 'ohne Kanal',
    visits: 'Besuche',
    all: 'Alle Besuche',
  },
};

/** Above the list of visits: how many by day, page and channel. Only who may read visits sees any. */
export async function VisitSummary({ i18n, payload, user }: ServerProps) {
  const text = words[adminLanguage(i18n.language)];
  const today = dayOf(new Date());
  const { docs } = await payload.find({
    collection: 'visits',
    where: { day: { greater_than_equal: `${lastDays(today).at(-1)}T00:00:00.000Z` } },
    select: { day: true, path: true, channelNo: true, channelCode: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  });
  const { total, days, pages, channels } = countVisits(docs, today);
  return (
    <CountSummary text={text} total={total}>
      <CountTable heading={text.day} count={text.visits} rows={days} />
      <CountTable heading={text.page} count={text.visits} rows={pages} />
      <CountTable
        heading={text.channel}
        count={text.visits}
        rows={channels.map(({ label, count }) => ({ label: label || text.noChannel, count }))}
      />
    </CountSummary>
  );
}
