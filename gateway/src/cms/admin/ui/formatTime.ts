/**
 * A moment to the second with its time zone, as the rest of the admin writes it: `2026-11-24 09:00:00 CET`. Without a
 * zone it is that of the runtime: in a browser the editor's own.
 */
export const formatTime = (moment: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'long', timeZone }).format(moment);

/** The same; a dash where there is no such moment. */
export const formatOptionalTime = (moment: number | undefined): string => (moment ? formatTime(moment) : '–');
