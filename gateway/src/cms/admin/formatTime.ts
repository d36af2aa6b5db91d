/** As the rest of the admin writes it. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'long',
  timeZone: 'Europe/Berlin',
});

/** A moment by the clock of the marketing, to the second, with its time zone: `2026-11-24 09:00:00 CET`. */
export const formatTime = (moment: number): string => clock.format(moment);

/** The same; a dash where there is no such moment. */
export const formatOptionalTime = (moment: number | undefined): string => (moment ? formatTime(moment) : '–');
