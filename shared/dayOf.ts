const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** The date in Berlin (ISO 8601), by which the law and the prices of a moment are chosen on both sides. */
export const dayOf = (moment: Date): string => berlin.format(moment);
