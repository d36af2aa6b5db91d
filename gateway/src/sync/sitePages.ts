import type { Payload } from 'payload';

import { documentName, parseVersions } from '@/contract/site/contentVersions';
import type { PageState } from '@/contract/site/siteRequests';

import { redirectsOf } from '../platform/plugins/extend';
import { fetchSiteReports, type SiteReport } from './fetchSiteReports';
import { pageStatus, type PageStatus } from './pageStatus';
import { pageVersions, type PageVersions } from './pageVersions';
import { publishedVersions } from './publishedVersions';

export interface SitePage extends Omit<PageState, 'content' | 'awaits'>, PageVersions {
  status: PageStatus;
  /** Where a redirect leads visitors instead, who do not see the page. */
  redirectsTo?: string;
}

/** An instance of the site with its pages. */
export interface SiteState {
  site: string;
  fault?: SiteReport['fault'];
  pages: SitePage[];
}

/** When the version of a document that a page shows was saved; 0 where it only refers to it, undefined where not even that. */
const versionOn = ({ content }: PageState, document: string): number | undefined =>
  parseVersions(content).find((version) => documentName(version) === document)?.savedAt;

/** Whether a page shows a document, refers to it, or should show it by now. */
const concerns = (page: PageState, document: string): boolean =>
  versionOn(page, document) !== undefined || Boolean(page.awaits?.includes(document));

/** A document's own page comes first; then what is made of fewer documents, for it is more about each of them. */
const byNearness =
  (ownPath: string | undefined) =>
  (one: PageState, other: PageState): number =>
    Number(other.path === ownPath) - Number(one.path === ownPath) ||
    one.content.length - other.content.length;
const byAddress = (one: PageState, other: PageState): number =>
  one.path.localeCompare(other.path) || other.locale.localeCompare(one.locale);

/**
 * The pages of every instance and how they stand to what is published: all, or those that show one document, whose own
 * page may be named by its path without language.
 */
export async function sitePages(payload: Payload, document?: string, ownPath?: string): Promise<SiteState[]> {
  const asked = (await fetchSiteReports(payload)).map(({ answer, ...report }) => ({
    ...report,
    now: answer?.now ?? 0,
    pages: (answer?.pages ?? []).filter(
      (page) => document === undefined || concerns(page, document) || page.path === ownPath,
    ),
  }));
  const contents = asked.flatMap(({ pages }) => pages.map(({ content }) => content));
  const published = await publishedVersions(payload, document ? [...contents, `${document}.0`] : contents);
  const redirects = new Map((await redirectsOf(payload)).map(({ from, to }) => [from, to]));
  // A page that only refers to a draft shows nothing of it.
  const isToBeSeen = (page: PageState) =>
    document === undefined || published.has(document) || versionOn(page, document) !== 0;
  return asked.map(({ site, fault, now, pages }) => ({
    site,
    fault,
    pages: pages
      .filter(isToBeSeen)
      .sort(document === undefined ? byAddress : byNearness(ownPath))
      .map((page) => {
        const { content: _content, awaits: _awaits, ...rest } = page;
        const versions = pageVersions(page, published, document);
        const redirectsTo = redirects.get(page.path);
        return {
          ...rest,
          ...versions,
          status: pageStatus(page, published, now),
          ...(redirectsTo && { redirectsTo }),
        };
      }),
  }));
}
