import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload';

import { contentRow } from '@/contract/site/contentTable';
import { documentName, parseVersions } from '@/contract/site/contentVersions';
import {
  addressParts,
  freshnessAnswer,
  type FreshnessAnswer,
  type PageState,
} from '@/contract/site/siteRequests';

import { addressPartsOf, partsOf, type Row, rowOf } from '../../sync/changes';
import { findPassedPeriods } from '../../sync/passedPeriods';
import { requestSite, SiteError } from '../../sync/requestSite';
import { type Standing, standingOf } from './standingOf';

/** A page as visitors get it. */
export type SitePage = Standing &
  Pick<PageState, 'path' | 'locale' | 'state' | 'generatedAt' | 'renewsAt' | 'redirectsTo'>;

/** An instance of the site with its pages, or why it cannot be asked. */
export interface SiteState {
  site: string;
  fault?: SiteError['kind'];
  pages: SitePage[];
}

/** Times of versions by the documents' names. */
type Versions = ReadonlyMap<string, number>;

const timeoutMs = 4_000;

interface Report extends FreshnessAnswer {
  site: string;
  fault?: SiteError['kind'];
}

async function ask(site: string): Promise<Report> {
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

/** As much of each document as its addresses need: the list of all pages asks for many, and every few seconds. */
async function publishedRows(payload: Payload, collection: CollectionSlug, ids: Set<number>): Promise<Row[]> {
  const names = new Set(payload.collections[collection].config.flattenedFields.map(({ name }) => name));
  const parts = [...addressParts.keyof().options, '_status', 'updatedAt'].filter((name) => names.has(name));
  const select = Object.fromEntries(parts.map((name) => [name, true] as const));
  // Another document may have been given the name of one that is deleted.
  const where: Where = ['uid', 'channelCode'].some((name) => names.has(name)) ? {} : { id: { in: [...ids] } };
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
  const contentsOf = (areShown: boolean) =>
    reports.flatMap(({ pages }) =>
      pages.flatMap(({ state, documents }) => ((state === 'shown') === areShown ? [documents] : [])),
    );
  const shown = reports.flatMap(({ pages }) => pages.filter(({ state }) => state === 'shown'));
  const oldest = shown.reduce((first, { generatedAt }) => Math.min(first, generatedAt), Date.now());
  const own = document ? [`${document}.0`] : [];
  const [published, paths, periods] = await Promise.all([
    publishedVersions(payload, [...contentsOf(true), ...own]),
    publishedPaths(payload, contentsOf(false)),
    findPassedPeriods(payload, { since: new Date(oldest), until: new Date() }),
  ]);

  const describe = (page: PageState, now: number): SitePage[] => {
    const { path, locale, state, generatedAt, renewsAt, redirectsTo } = page;
    const isShown = state === 'shown';
    const isOwn = ownPaths.includes(path);
    // A 404 or a redirect shows nothing of what its last page was made from.
    const madeFrom = parseVersions(isShown ? page.documents : '');
    const hasPassed = periods.some(
      ({ change, hasPassedSince }) =>
        hasPassedSince(new Date(generatedAt)) &&
        madeFrom.some(({ source, id }) => source === change.source && (id === undefined || id === change.id)),
    );
    const versions = madeFrom.flatMap((version) => {
      const name = documentName(version);
      // A list of a collection has no version, and is as old as the pages that name it.
      const isAsked = document === undefined ? !(name in payload.collections) : name === document;
      return isAsked ? [{ shown: version.savedAt, published: published.get(name) ?? 0 }] : [];
    });
    // Nor does a page that another document made.
    if (!isShown || (isOwn && versions.length === 0 && page.documents))
      versions.push({
        shown: 0,
        published: (isOwn && published.get(document ?? '')) || (paths.get(path) ?? 0),
      });
    // A page that only refers to a draft shows nothing of it.
    const concerns = isShown && versions.some(({ shown, published: due }) => shown > 0 || due > 0);
    if (document !== undefined && !isOwn && !concerns) return [];
    return [
      {
        ...{ path, locale, state, generatedAt, renewsAt },
        ...standingOf({ ...page, hasPassed }, versions, now),
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
