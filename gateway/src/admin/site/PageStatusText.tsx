import type { ContentLanguage } from '../../domain/languages';
import type { SitePage } from '../../site/sitePages';

import { faultWords, stateWords, statusWords } from './words';

const marks = { current: '●', waiting: '○', late: '▲', failed: '✕' } as const;
const colours = {
  current: 'var(--theme-success-500)',
  waiting: 'var(--theme-elevation-500)',
  late: 'var(--theme-warning-600)',
  failed: 'var(--theme-error-500)',
} as const;

interface PageStatusTextProps {
  page: Pick<SitePage, 'status' | 'state' | 'failure'>;
  language: ContentLanguage;
}

/** How a page stands, in words and by a mark that does without its colour. */
export function PageStatusText({ page: { status, state, failure }, language }: PageStatusTextProps) {
  return (
    <>
      <span aria-hidden style={{ color: colours[status], marginRight: 6 }}>
        {marks[status]}
      </span>
      {state !== 'shown' && status === 'current'
        ? stateWords[state][language]
        : statusWords[status][language]}
      {failure && <span style={{ display: 'block' }}>{faultWords[failure.fault][language]}</span>}
    </>
  );
}
