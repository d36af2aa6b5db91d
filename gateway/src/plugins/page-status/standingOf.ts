import type { PageState } from '@/contract/site/siteRequests';

/** Publish to visible by time alone: the revalidation time and this. */
const graceMs = 2_000;

/**
 * `missing`: visitors get no page where one is published; `failed`: the last attempt to render it failed; `waiting`: it is
 * old, and its time is not over; `late`: its time is over; `unknown`: it does not say of which version it is.
 */
export type PageStatus = 'current' | 'waiting' | 'late' | 'failed' | 'missing' | 'unknown';

/** How a page stands. Versions are the moments at which they were saved, in milliseconds since 1970. */
export interface Standing {
  status: PageStatus;
  publishedVersion?: number;
  shownVersion?: number;
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
  page: Pick<PageState, 'state' | 'renewsAt' | 'failedAt' | 'documents' | 'redirectsTo'> & {
    /** Whether something on it has begun or ended by itself since it was rendered. */
    hasPassed?: boolean;
  },
  versions: readonly Shown[],
  now: number,
): Standing {
  const [first] = versions.toSorted(byInterest);
  const due = now > page.renewsAt + graceMs ? 'late' : 'waiting';
  const isShown = page.state === 'shown';
  const isUnavailable = page.state === 'unavailable';
  const isOld = isShown && (page.hasPassed || (first !== undefined && first.shown !== first.published));
  const isMissing = !isShown && versions.some(({ published }) => published > 0);
  const otherwise = isShown && !page.documents ? 'unknown' : 'current';
  // A failure before the change of its address says nothing of a page that is rendered when it is asked for.
  const hasFailed = page.failedAt && !isUnavailable;
  const status = isMissing ? 'missing' : hasFailed ? 'failed' : isOld || isUnavailable ? due : otherwise;
  return {
    // Visitors do not get a page behind a redirect.
    status: page.redirectsTo ? 'current' : status,
    publishedVersion: first?.published || undefined,
    shownVersion: first?.shown || undefined,
  };
}
