import type { Payload } from 'payload';

import { documentName, parseVersions } from '../../contract/contentVersions';
import type { PageState } from '../../contract/siteRequests';
import { pageStatus, type PageStatus } from './pageStatus';
import { publishedVersions } from './publishedVersions';
import { readSites, type SiteReport } from './readSites';

export type SitePage = Omit<PageState, 'content'> & { status: PageStatus };

/** An instance of the site with its pages. */
export interface SiteState {
  site: string;
  fault?: SiteReport['fault'];
  pages: SitePage[];
}

const shows = ({ content }: PageState, document: string): boolean =>
  parseVersions(content).some((version) => documentName(version) === document);

/** What is made of fewer documents is more about each of them: a document's own page comes first. */
const byContent = (one: PageState, other: PageState): number => one.content.length - other.content.length;
const byAddress = (one: PageState, other: PageState): number =>
  one.path.localeCompare(other.path) || other.locale.localeCompare(one.locale);

/** The pages of every instance and how they stand to what is published: all, or those that show one document. */
export async function sitePages(payload: Payload, document?: string): Promise<SiteState[]> {
  const reports = await readSites();
  const wanted = reports.map(({ site, answer, fault }) => ({
    site,
    fault,
    now: answer?.now ?? 0,
    pages: (answer?.pages ?? []).filter((page) => document === undefined || shows(page, document)),
  }));
  const contents = wanted.flatMap(({ pages }) => pages.map(({ content }) => content));
  const published = await publishedVersions(payload, contents);
  return wanted.map(({ site, fault, now, pages }) => ({
    site,
    fault,
    pages: pages.sort(document === undefined ? byAddress : byContent).map((page) => {
      const { content: _content, ...rest } = page;
      return { ...rest, status: pageStatus(page, published, now) };
    }),
  }));
}
