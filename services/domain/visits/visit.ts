/** Requirements, 3: system type code for the activity area. */
export const activitySystemType = '04';

/** Characters of a page's title that travel with a call. */
export const maxTitleLength = 300;

/** The ids that a statistics script gives a visitor: the current one and the first one. */
export interface VisitorIds {
  distinctId: string;
  firstId: string;
}

/** The form in which an id may travel in a header. */
export const isVisitorId = (id: unknown): id is string =>
  typeof id === 'string' && /^[\w.:-]{1,128}$/.test(id);

/** A script for statistics (STATISTICS_SCRIPT_URL), and the names of what it keeps in the browser. */
export interface StatisticsScript {
  url: string;
  keeps: string[];
}

const halfAnHour = 1_800_000;

/** A visit ends when no page was opened for half an hour. `seenAt` in ms; a clock set back counts by its distance. */
export const isNewVisit = (seenAt: number | undefined, now: Date): boolean =>
  seenAt === undefined || Math.abs(now.getTime() - seenAt) >= halfAnHour;
