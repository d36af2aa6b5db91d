import type { ContentLanguage } from '../../../domain/languages';
import type { SitePage } from '../../../sync/sitePages';
import {
  renderFaultMessages,
  goneMessages,
  failureEffectMessages,
  redirectMessages,
  stateMessages,
  statusMessages,
} from './messages';

const marks = { current: '●', waiting: '○', late: '▲', failed: '✕' } as const;
const colours = {
  current: 'var(--theme-success-500)',
  waiting: 'var(--theme-elevation-500)',
  late: 'var(--theme-warning-600)',
  failed: 'var(--theme-error-500)',
} as const;

interface PageStatusTextProps {
  page: Pick<SitePage, 'status' | 'state' | 'failure' | 'redirectsTo'>;
  language: ContentLanguage;
}

function wordsFor({ status, state }: PageStatusTextProps['page']) {
  if (status === 'failed' || state === 'shown') return statusMessages[status];
  if (status === 'current') return stateMessages[state];
  return state === 'gone' ? goneMessages[status] : statusMessages[status];
}

/** How a page stands, in words and by a mark that does without its colour. */
export function PageStatusText({ page, language }: PageStatusTextProps) {
  const { status, state, failure, redirectsTo } = page;
  return (
    <>
      <span aria-hidden style={{ color: colours[status], marginRight: 6 }}>
        {marks[status]}
      </span>
      {wordsFor(page)[language]}
      {redirectsTo && <span style={{ display: 'block' }}>⤳ {redirectMessages[language](redirectsTo)}</span>}
      {failure && (
        <span style={{ display: 'block' }}>
          {renderFaultMessages[failure.fault][language]} {failureEffectMessages[state][language]}
        </span>
      )}
    </>
  );
}
