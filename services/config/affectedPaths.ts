import { contentRow, type ContentRow } from '@/contract/site/contentTable';
import type { ChangedDocument } from '@/services/domain/content/contentChange';

import { paths } from './paths';

/** A page that has been rendered. */
export interface RenderedPage {
  /** Without its language. */
  path: string;
  /** The documents it was made from, for example `articles:3` or `menu`; `articles` where it lists whichever there are. */
  documents: string[];
}

/** Content that is on every page is seen here first. */
const mostVisited: string[] = [paths.home, paths.services, paths.prices];

/** Later pages of a list shift with its first one. */
const isLaterPageOf = (path: string, lists: ReadonlySet<string>): boolean =>
  lists.has(path.replace(/\/\d+$/, '')) && path.startsWith(`${paths.school}/`);

/**
 * The paths, without language, whose pages a change of the CMS alters: the one place that knows. Where a document is
 * shown is told by the pages that have been `rendered`; where a new one will be, by its row of the content table. The sitemap is
 * made anew after any change. The order is that of importance: a document's own pages, those that most visitors open, the others.
 */
export function affectedPaths(
  { source, id, before, after }: ChangedDocument,
  rendered: RenderedPage[],
): string[] {
  const row = contentRow(source);
  const changes = row?.changes;
  if (!changes) return [];
  const known = [before, after].flatMap((parts) =>
    parts ? [row.ownPath?.(parts, id ?? 0) ?? [], row.paths?.(parts) ?? []].flat() : [],
  );
  const lists = new Set(known);
  const name = id === undefined ? source : `${source}:${id}`;
  const isShown: Record<NonNullable<ContentRow['changes']>, (page: RenderedPage) => boolean> = {
    one: ({ documents }) => documents.includes(name) || documents.includes(source),
    all: ({ documents }) => documents.some((document) => document.startsWith(`${source}:`)),
    every: () => true,
  };
  const showing = rendered
    .filter((page) => isShown[changes](page) || isLaterPageOf(page.path, lists))
    .map(({ path }) => path);
  const first = mostVisited.filter((path) => showing.includes(path));
  return [...new Set([...known, ...first, ...showing])];
}
