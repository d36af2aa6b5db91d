import { type ContentRow, contentRow } from '@/contract/site/contentTable';
import { documentName } from '@/contract/site/contentVersions';
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

const pathsBy = ({ id, before, after }: ContentChange, pathsOf: ContentRow['ownPaths']): string[] =>
  [before, after].flatMap((parts) => (parts && pathsOf?.(parts, id ?? 0)) ?? []);

/** The paths, without language, of the document that changed, before and after. */
export const ownPaths = (change: ContentChange): string[] =>
  pathsBy(change, contentRow(change.source)?.ownPaths);

/**
 * The paths, without language, whose pages a change of the CMS alters, the most important first: the document's own, which
 * may not be a page yet, then its main pages and the most visited ones as far as they show it, then the others that were made
 * from it, then those that list documents of its kind.
 */
export function affectedPaths(change: ContentChange, rendered: RenderedPage[]): string[] {
  const { source, id } = change;
  const naming = (name: string) =>
    rendered.flatMap(({ path, documents }) => (documents.includes(name) ? [path] : []));
  const showing = [...naming(documentName({ source, id })), ...naming(source)];
  const first = [...pathsBy(change, contentRow(source)?.mainPaths), ...mostVisited].filter((path) =>
    showing.includes(path),
  );
  return [...new Set([...ownPaths(change), ...first, ...showing])];
}
