import type { ContentLanguage } from '../../domain/languages';
import type { SitePage } from './findPages';
import { standingText, words } from './texts';

const marks = { current: '●', waiting: '○', unknown: '○', late: '▲', failed: '✕', missing: '✕' } as const;
const colours = {
  current: 'var(--theme-success-500)',
  waiting: 'var(--theme-elevation-500)',
  unknown: 'var(--theme-elevation-500)',
  late: 'var(--theme-warning-600)',
  failed: 'var(--theme-error-500)',
  missing: 'var(--theme-error-500)',
} as const;

interface PageStatusTextProps {
  page: Pick<SitePage, 'status' | 'state' | 'redirectsTo'>;
  language: ContentLanguage;
}

/** How a page stands, in words and by a mark that does without its colour. */
export function PageStatusText({ page, language }: PageStatusTextProps) {
  const { status, redirectsTo } = page;
  return (
    <>
      <span aria-hidden style={{ color: colours[status], marginRight: 6 }}>
        {marks[status]}
      </span>
      {redirectsTo ? `⤳ ${words[language].redirected(redirectsTo)}` : standingText(page)[language]}
    </>
  );
}
