import { contentRow } from '@/contract/site/contentTable';
import type { ContentChange } from '@/contract/site/siteRequests';

import { paths } from './paths';

/** A page that has been rendered. */
export interface RenderedPage {
  /** Without its language. */
  path: string;
  /** The documents it was made from, for example `articles:3` or `menu`; `articles` where it lists whichever there are. */
  documents: string[];
}

/** Content that is on every page is seen here first. */
const mostVisited: string[] = [paths.home, paths.services, paths.prices, paths.calculate(), paths.school];

/**
 * The paths, without language, whose pages a change of the CMS alters, the most important first: the document's own, which
 * may not be a page yet, and those that were made from it or list documents of its kind.
 */
export function affectedPaths(
  { source, id, before, after }: ContentChange,
  rendered: RenderedPage[],
): string[] {
  const row = contentRow(source);
  const own = [before, after].flatMap((parts) => (parts && row?.ownPaths?.(parts, id ?? 0)) ?? []);
  const name = id === undefined ? source : `${source}:${id}`;
  const showing = rendered
    .filter(({ documents }) => documents.includes(name) || documents.includes(source))
    .map(({ path }) => path);
  const first = mostVisited.filter((path) => showing.includes(path));
  return [...new Set([...own, ...first, ...showing])];
}
