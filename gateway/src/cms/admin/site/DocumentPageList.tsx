import { type ContentLanguage, contentLanguages } from '../../../domain/languages';
import type { SitePage } from '../../../sync/sitePages';
import { formatOptionalTime } from '../ui/formatTime';
import { addressOf } from './addressOf';
import { moreMessages, siteMessages } from './messages';
import { PageStatusText } from './PageStatusText';

/** More is for the list of all pages. */
const mostShown = 8;
const quiet = { color: 'var(--theme-elevation-600)', fontSize: 12, margin: 0 } as const;

interface DocumentPageListProps {
  /** The nearest first. */
  pages: SitePage[];
  siteUrl: string;
  /** Address of the list of all of them. */
  allPages: string;
  language: ContentLanguage;
}

function Pages({ pages, siteUrl, allPages, language }: DocumentPageListProps) {
  const hidden = pages.length - mostShown;
  return (
    <ul style={{ listStyle: 'none', margin: '8px 0', padding: 0 }}>
      {pages.slice(0, mostShown).map((page) => (
        <li
          key={addressOf(page)}
          style={{ borderTop: '1px solid var(--theme-elevation-150)', padding: '6px 0' }}
        >
          <a href={siteUrl + addressOf(page)} target="_blank" rel="noreferrer">
            {addressOf(page)}
          </a>
          <p style={{ margin: 0 }}>
            <PageStatusText page={page} language={language} />
          </p>
          <p style={quiet}>
            {siteMessages.shownVersion[language]} {formatOptionalTime(page.shownVersion)}
            <br />
            {siteMessages.generatedAt[language]} {formatOptionalTime(page.generatedAt)}
            <br />
            {siteMessages.renewsAt[language]} {formatOptionalTime(page.renewsAt)}
          </p>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <a href={allPages}>{moreMessages[language](hidden)}</a>
        </li>
      )}
    </ul>
  );
}

/** The pages of an instance that show a document: the nearest one and what is not up to date in sight, the rest folded. */
export function DocumentPageList({ pages, ...place }: DocumentPageListProps) {
  const nearest = pages.slice(0, contentLanguages.length);
  const others = pages.slice(contentLanguages.length);
  const outdated = others.filter(({ status }) => status !== 'current');
  const current = others.filter(({ status }) => status === 'current');
  return (
    <>
      <Pages pages={[...nearest, ...outdated]} {...place} />
      {current.length > 0 && (
        <details>
          <summary>
            {siteMessages.elsewhere[place.language]} ({current.length})
          </summary>
          <Pages pages={current} {...place} />
        </details>
      )}
    </>
  );
}
