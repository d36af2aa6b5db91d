import type { Payload } from 'payload';

import { documentName, parseVersions } from '../../contract/contentVersions';
import type { PageState } from '../../contract/siteRequests';
import { pageStatus, type PageStatus } from './pageStatus';
import { publishedVersions } from './publishedVersions';
import { readSites, type SiteReport } from './readSites';

export interface SitePage extends Omit<PageState, 'content'> {
  status: PageStatus;
  /** When the version of the document that it shows was saved; only where one document was asked for. */
  shownVersion?: number;
}

/** An instance of the site with its pages. */
export interface SiteState {
  site: string;
  fault?: SiteReport['fault'];
  pages: SitePage[];
}

/** When the version of a document that a page shows was saved; undefined where it shows none. */
const versionOn = ({ content }: PageState, document: string): number | undefined =>
  parseVersions(content).find((version) => documentName(version) === document)?.savedAt;

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
  const reports = await readSites();
  const wanted = reports.map(({ site, answer, fault }) => ({
    site,
    fault,
    now: answer?.now ?? 0,
    pages: (answer?.pages ?? []).filter(
      (page) => document === undefined || versionOn(page, document) !== undefined,
    ),
  }));
  const contents = wanted.flatMap(({ pages }) => pages.map(({ content }) => content));
  const published = await publishedVersions(payload, contents);
  return wanted.map(({ site, fault, now, pages }) => ({
    site,
    fault,
    pages: pages.sort(document === undefined ? byAddress : byNearness(ownPath)).map((page) => {
      const { content: _content, ...rest } = page;
      const shownVersion = document === undefined ? undefined : versionOn(page, document);
      return { ...rest, status: pageStatus(page, published, now), shownVersion };
    }),
  }));
}
