import { formatTime } from '../../cms/admin/ui/formatTime';
import { adminPath } from '../../domain/adminPath';
import type { ContentLanguage } from '../../domain/languages';
import type { WindowState } from '../../features/windows/windowState';
import { windowMessages } from './windowTexts';

interface WindowStateTextProps {
  window: WindowState;
  /** Collection of the document. */
  source: string;
  language: ContentLanguage;
}

const timeOf = (moment: string | undefined): string | undefined => moment && formatTime(Date.parse(moment));

/** Whether a published document is to be seen now, from when, or behind which other one. */
export function WindowStateText({ window, source, language }: WindowStateTextProps) {
  const { state, from, until, behind } = window;
  const words = windowMessages[language];
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
