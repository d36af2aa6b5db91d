import { documentName, parseVersions } from '@/contract/site/contentVersions';
import type { PageState } from '@/contract/site/siteRequests';

/** When a version was saved, in milliseconds since 1970; undefined where there is none. */
export interface PageVersions {
  publishedVersion?: number;
  shownVersion?: number;
}

/**
 * The version that a page shows and the one that is published: of one document, or of all that it is made of. There it
 * is the newest in which the two differ, for that makes the page old, and where none differs the newest.
 */
export function pageVersions(
  { content }: PageState,
  published: ReadonlyMap<string, number>,
  document?: string,
): PageVersions {
  const versions = parseVersions(content)
    .map((version) => ({ name: documentName(version), shown: version.savedAt }))
    .filter(({ name }) => document === undefined || name === document)
    .map(({ name, shown }) => ({ shown, published: published.get(name) ?? 0 }))
    .sort((one, other) => Math.max(other.shown, other.published) - Math.max(one.shown, one.published));
  const { shown, published: current } = versions.find((version) => version.shown !== version.published) ??
    versions[0] ?? { shown: 0, published: (document && published.get(document)) || 0 };
  return { publishedVersion: current || undefined, shownVersion: shown || undefined };
}
