import type { ContentLanguage } from '../../domain/languages';
import type { SitePage } from '../../site/sitePages';
import { timeOf } from '../timeOf';

import { addressOf } from './addressOf';
import { PageStatusText } from './PageStatusText';
import { RefreshPage } from './RefreshPage';
import { siteWords } from './words';

const cell = { padding: '8px 16px 8px 0', textAlign: 'left', verticalAlign: 'baseline' } as const;
const figure = { ...cell, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const line = { borderBottom: '1px solid var(--theme-elevation-150)' } as const;

interface SiteTableProps {
  site: string;
  /** Where visitors find the pages. */
  siteUrl: string;
  pages: SitePage[];
  language: ContentLanguage;
}

/** The pages of one instance: what they show, when they were rendered and when they are renewed. */
export function SiteTable({ site, siteUrl, pages, language }: SiteTableProps) {
  if (pages.length === 0) return <p>{siteWords.none[language]}</p>;
  const headings = [siteWords.page, siteWords.state, siteWords.generatedAt, siteWords.renewsAt];
  return (
    <div style={{ overflowX: 'auto' }}>
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr style={line}>
            {headings.map((heading) => (
              <th key={heading.en} scope="col" style={cell}>
                {heading[language]}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={addressOf(page)} style={line}>
              <th scope="row" style={{ ...cell, fontWeight: 400, overflowWrap: 'anywhere' }}>
                <a href={siteUrl + addressOf(page)} target="_blank" rel="noreferrer">
                  {addressOf(page)}
                </a>
              </th>
              <td style={cell}>
                <PageStatusText page={page} language={language} />
              </td>
              <td style={figure}>{timeOf(page.generatedAt, language)}</td>
              <td style={figure}>{timeOf(page.renewsAt, language)}</td>
              <td style={{ ...cell, paddingRight: 0 }}>
                <RefreshPage site={site} path={addressOf(page)} language={language} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
