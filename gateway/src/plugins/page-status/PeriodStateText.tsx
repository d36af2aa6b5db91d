import { formatTime } from '../../cms/admin/ui/formatTime';
import { adminPath } from '../../domain/adminPath';
import type { ContentLanguage } from '../../domain/languages';
import type { PeriodState } from '../../features/publicationPeriods/periodState';

/** The state of a document with a publication period, in words; `behindUntil` comes after the name of the pop-up that stands before. */
const periodMessages = {
  en: {
    live: (until?: string) => `Live now${until ? `, until ${until}` : ''}.`,
    later: (from: string) => `Goes live by itself at ${from}.`,
    over: (until: string) => `Over: it was live until ${until}.`,
    behind: 'Visitors do not see it now: it waits behind',
    behindLater: 'It will wait then behind',
    behindUntil: (until?: string) =>
      `, which is higher in the list${until ? ` and ends at ${until}` : ' and has no end'}.`,
  },
  de: {
    live: (until?: string) => `Jetzt zu sehen${until ? `, bis ${until}` : ''}.`,
    later: (from: string) => `Erscheint von selbst am ${from}.`,
    over: (until: string) => `Vorbei: Es war bis ${until} zu sehen.`,
    behind: 'Besucher sehen es jetzt nicht: Es wartet hinter',
    behindLater: 'Dann wartet es hinter',
    behindUntil: (until?: string) =>
      `, das in der Liste weiter oben steht${until ? ` und am ${until} endet` : ' und kein Ende hat'}.`,
  },
};

interface PeriodStateTextProps {
  period: PeriodState;
  /** Collection of the document. */
  source: string;
  language: ContentLanguage;
}

const timeOf = (moment: string | undefined): string | undefined => moment && formatTime(Date.parse(moment));

/** Whether a published document is to be seen now, from when, or behind which other one. */
export function PeriodStateText({ period, source, language }: PeriodStateTextProps) {
  const { state, from, until, behind } = period;
  const words = periodMessages[language];
  return (
    <p role="status">
      {state === 'live' && words.live(timeOf(until))}
      {state === 'later' && words.later(timeOf(from) ?? '')}
      {state === 'over' && words.over(timeOf(until) ?? '')}
      {behind && (
        <>
          {' '}
          {state === 'behind' ? words.behind : words.behindLater}{' '}
          <a href={adminPath({ source, id: behind.id })}>{behind.name}</a>
          {words.behindUntil(timeOf(behind.until))}
        </>
      )}
    </p>
  );
}
