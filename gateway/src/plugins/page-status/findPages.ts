import type { CollectionSlug, GlobalSlug, Payload } from 'payload';

import { contentRow } from '@/contract/site/contentTable';
import { documentName, parseVersions } from '@/contract/site/contentVersions';
import { findRedirect } from '@/contract/site/findRedirect';
import {
  addressParts,
  freshnessAnswer,
  type FreshnessAnswer,
  type PageState,
} from '@/contract/site/siteRequests';

import { redirectsOf } from '../../platform/plugins/extend';
import { addressPartsOf, partsOf, type Row, rowOf } from '../../sync/changes';
import { requestSite, SiteError } from '../../sync/requestSite';

/** `failed`: the last attempt to render it failed; `waiting`: it is old, and its time is not over; `late`: its time is over. */
export type PageStatus = 'current' | 'waiting' | 'late' | 'failed';

/** A page as visitors get it. Versions are the moments at which they were saved, in milliseconds since 1970. */
export interface SitePage extends Pick<PageState, 'path' | 'locale' | 'state' | 'generatedAt' | 'renewsAt'> {
  status: PageStatus;
  publishedVersion?: number;
  shownVersion?: number;
  /** Target of a redirect that stands in front of the page. */
  redirectsTo?: string;
}

/** An instance of the site with its pages, or why it cannot be asked. */
export interface SiteState {
  site: string;
  fault?: SiteError['kind'];
  pages: SitePage[];
}

/** Times of versions by the documents' names. */
type Versions = ReadonlyMap<string, number>;

const timeoutMs = 4_000;
/** Publish to visible by time alone: the revalidation time and this. */
const graceMs = 2_000;

interface Report extends FreshnessAnswer {
  site: string;
  fault?: SiteError['kind'];
}

export async function ask(site: string): Promise<Report> {
  try {
    return { site, ...freshnessAnswer.parse(await requestSite({ site, request: 'freshness', timeoutMs })) };
  } catch (error) {
    return { site, fault: error instanceof SiteError ? error.kind : 'refused', now: 0, pages: [] };
  }
}

/** As visitors see it, and no more of it than its time. */
const asVisitor = { overrideAccess: false, depth: 0, select: { updatedAt: true } } as const;

/** The ids of the documents that pages were made from, by collection or global. */
function idsOf(contents: string[]): Map<string, Set<number>> {
  const bySource = new Map<string, Set<number>>();
  for (const { source, id } of contents.flatMap(parseVersions)) {
    const ids = bySource.get(source) ?? new Set<number>();
    bySource.set(source, id === undefined ? ids : ids.add(id));
  }
  return bySource;
}

/** When the published version of each of these documents was saved; what is not published is missing. */
export async function publishedVersions(payload: Payload, contents: string[]): Promise<Versions> {
  const versions = new Map<string, number>();
  for (const [source, ids] of idsOf(contents)) {
    if (source in payload.collections) {
      const collection = source as CollectionSlug;
      const where = { id: { in: [...ids] } };
      const { docs } = await payload.find({ collection, where, pagination: false, ...asVisitor });
      for (const { id, updatedAt } of docs as { id: number; updatedAt?: string }[])
        if (updatedAt) versions.set(documentName({ source, id }), Date.parse(updatedAt));
    } else if (payload.globals.config.some(({ slug }) => slug === source)) {
      const { updatedAt } = await payload.findGlobal({ slug: source as GlobalSlug, ...asVisitor });
      if (updatedAt) versions.set(source, Date.parse(updatedAt));
    }
  }
  return versions;
}

interface Shown {
  shown: number;
  published: number;
}

/** The version that differs, the newest first; where none differs, the newest. */
const byInterest = (one: Shown, other: Shown): number =>
  Number(other.shown !== other.published) - Number(one.shown !== one.published) ||
  Math.max(other.shown, other.published) - Math.max(one.shown, one.published);

/** How a page stands to what is published; `now` by the clock of the site. */
export function standingOf(
  page: Pick<PageState, 'renewsAt' | 'failedAt'>,
  versions: readonly Shown[],
  now: number,
): Pick<SitePage, 'status' | 'publishedVersion' | 'shownVersion'> {
  const [first] = versions.toSorted(byInterest);
  const isOld = first !== undefined && first.shown !== first.published;
  const due = now > page.renewsAt + graceMs ? 'late' : 'waiting';
  return {
    status: page.failedAt ? 'failed' : isOld ? due : 'current',
    publishedVersion: first?.published || undefined,
    shownVersion: first?.shown || undefined,
  };
}

/** As much of each document as its addresses need: the list of all pages asks for many, and every few seconds. */
async function publishedRows(payload: Payload, collection: CollectionSlug, ids: Set<number>): Promise<Row[]> {
  const names = new Set(payload.collections[collection].config.flattenedFields.map(({ name }) => name));
  const parts = [...addressParts.keyof().options, '_status', 'updatedAt'].filter((name) => names.has(name));
  const select = Object.fromEntries(parts.map((name) => [name, true] as const));
  const where = { id: { in: [...ids] } };
  const found = await payload.find({ collection, where, pagination: false, ...asVisitor, select });
  return found.docs as unknown as Row[];
}

/** When what is published and has a page of its own was saved, by the paths of those pages. */
async function publishedPaths(payload: Payload, contents: string[]): Promise<Versions> {
  const paths = new Map<string, number>();
  for (const [source, ids] of idsOf(contents)) {
    const ownPaths = contentRow(source)?.ownPaths;
    if (!ownPaths) continue;
    const rows =
      source in payload.collections
        ? await publishedRows(payload, source as CollectionSlug, ids)
        : [await rowOf({ payload }, { source })];
    for (const row of rows)
      for (const path of (partsOf(row) && ownPaths(addressPartsOf(row), Number(row?.id))) ?? [])
        paths.set(path, new Date(row?.updatedAt as string | Date).getTime());
  }
  return paths;
}

interface Asked {
  instances: string[];
  /** All pages; with it, those that show this document, such as `articles:3`. */
  document?: string;
  /** Paths, without language, of the document's own pages, the first of which comes first. */
  ownPaths?: readonly string[];
}

/** The pages that each instance answers with now, and how they stand to what is published. */
export async function findPages(
  payload: Payload,
  { instances, document, ownPaths = [] }: Asked,
): Promise<SiteState[]> {
  const reports = await Promise.all(instances.map(ask));
  const contentsOf = (wanted: PageState['state']) =>
    reports.flatMap(({ pages }) =>
      pages.flatMap(({ state, documents }) => (state === wanted ? [documents] : [])),
    );
  const own = document ? [`${document}.0`] : [];
  const [published, paths, redirects] = await Promise.all([
    publishedVersions(payload, [...contentsOf('shown'), ...own]),
    publishedPaths(payload, contentsOf('gone')),
    redirectsOf(payload),
  ]);

  const describe = (page: PageState, now: number): SitePage[] => {
    const { path, locale, state, generatedAt, renewsAt } = page;
    const isOwn = ownPaths.includes(path);
    // A 404 or a redirect shows nothing of what its last page was made from.
    const versions = parseVersions(state === 'shown' ? page.documents : '').flatMap((version) => {
      const name = documentName(version);
      // A list of a collection has no version, and is as old as the pages that name it.
      const isAsked = document === undefined ? !(name in payload.collections) : name === document;
      return isAsked ? [{ shown: version.savedAt, published: published.get(name) ?? 0 }] : [];
    });
    // It is no 404 for long of what is published there.
    if (state === 'gone')
      versions.push({
        shown: 0,
        published: (isOwn && published.get(document ?? '')) || (paths.get(path) ?? 0),
      });
    // A page that only refers to a draft shows nothing of it.
    const concerns = state !== 'gone' && versions.some(({ shown, published: due }) => shown > 0 || due > 0);
    if (document !== undefined && !isOwn && !concerns) return [];
    const redirectsTo = findRedirect(redirects, path)?.to;
    return [
      {
        ...{ path, locale, state, generatedAt, renewsAt },
        ...standingOf(page, versions, now),
        ...(redirectsTo && { redirectsTo }),
      },
    ];
  };
  const ownOrder = (path: string) => ownPaths.indexOf(path) + 1 || ownPaths.length + 1;
  /** The own page first, then what is not up to date; in the list of all by address. */
  const order = (one: SitePage, other: SitePage): number =>
    (document === undefined
      ? 0
      : ownOrder(one.path) - ownOrder(other.path) ||
        Number(one.status === 'current') - Number(other.status === 'current')) ||
    one.path.localeCompare(other.path) ||
    other.locale.localeCompare(one.locale);
  return reports.map(({ site, fault, now, pages }) => ({
    site,
    fault,
    pages: pages.flatMap((page) => describe(page, now)).sort(order),
  }));
}
