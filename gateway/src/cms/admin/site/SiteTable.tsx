import type { ContentLanguage } from '../../../domain/languages';
import type { SitePage } from '../../../sync/sitePages';
import { Time } from '../ui/Time';
import { addressOf } from './addressOf';
import { siteMessages } from './messages';
import { PageStatusText } from './PageStatusText';
import { RefreshPage } from './RefreshPage';

interface SiteTableProps {
  site: string;
  /** The public address of the site. */
  siteUrl: string;
  pages: SitePage[];
  language: ContentLanguage;
}

/** The pages of one instance: which version they show and which is published, when they were rendered and are renewed. */
export function SiteTable({ site, siteUrl, pages, language }: SiteTableProps) {
  if (pages.length === 0) return <p>{siteMessages.none[language]}</p>;
  const { page: address, state, publishedAt, shownVersion, generatedAt, renewsAt } = siteMessages;
  return (
    <table className="admin-table admin-table--times">
      <thead>
        <tr>
          {[address, state, publishedAt, shownVersion, generatedAt, renewsAt].map((heading) => (
            <th key={heading.en} scope="col">
              {heading[language]}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={addressOf(page)}>
            <th scope="row">
              <a href={siteUrl + addressOf(page)} target="_blank" rel="noreferrer">
                {addressOf(page)}
              </a>
            </th>
            <td>
              <PageStatusText page={page} language={language} />
            </td>
            <td data-label={publishedAt[language]}>
              <Time moment={page.publishedVersion} />
            </td>
            <td data-label={shownVersion[language]}>
              <Time moment={page.shownVersion} />
            </td>
            <td data-label={generatedAt[language]}>
              <Time moment={page.generatedAt} />
            </td>
            <td data-label={renewsAt[language]}>
              <Time moment={page.renewsAt} />
            </td>
            <td>
              <RefreshPage site={site} path={addressOf(page)} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
