import { documentName, parseVersions } from '@/contract/site/contentVersions';
import type { PageState } from '@/contract/site/siteRequests';

/** How a page of the site stands to what is published. */
export type PageStatus = 'current' | 'waiting' | 'late' | 'failed';

/** Publish to visible by time alone: the revalidation time and this. */
const graceMs = 2_000;

/**
 * Whether a page shows something else than is published, or is older than a change that has not reached it; `published`
 * has the time of each document's version.
 */
const isOld = (page: PageState, published: ReadonlyMap<string, number>): boolean =>
  Boolean(page.awaits?.length) ||
  parseVersions(page.content).some((shown) => (published.get(documentName(shown)) ?? 0) !== shown.savedAt);

/**
 * `failed`: the last attempt to render it failed; `waiting`: it is old, and its time is not over; `late`: its time is
 * over, and nobody has asked for it since. `now` by the clock of the site.
 */
export function pageStatus(page: PageState, published: ReadonlyMap<string, number>, now: number): PageStatus {
  if (page.failure) return 'failed';
  if (!isOld(page, published)) return 'current';
  return now > page.renewsAt + graceMs ? 'late' : 'waiting';
}
