'use client';

import { formatTime } from './formatTime';
import { useInBrowser } from './useInBrowser';

/** A moment in the time zone of whoever reads it. The server does not know the zone and leaves the place empty. */
export function Time({ moment }: { moment: number | undefined }) {
  const text = useInBrowser(() => moment && formatTime(moment), '');
  return moment ? <time dateTime={new Date(moment).toISOString()}>{text}</time> : '–';
}
