import { dateTimeFormat } from '@/services/domain/text/intl';

interface DateTextProps {
  /** ISO 8601 date or time. */
  iso: string;
  /** BCP 47 tag of the display language. */
  locale: string;
  /** IANA time zone in which the date is shown. */
  timeZone?: string;
  /** The month in figures or as an abbreviation, where a line is short. */
  isShort?: boolean;
}

/** English dates are British: readers are in Europe. */
const formatTag = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

/**
 * A date in words. Never in the reader's time zone, so that the server and every browser write the same
 * day.
 * @avoid For a span of time or a time of day. For a deadline without a year, which is a text of the CMS.
 * @accessibility A `time` element: machines read the ISO date, people the words of their language.
 */
export function DateText({ iso, locale, timeZone = 'UTC', isShort = false }: DateTextProps) {
  const text = dateTimeFormat(formatTag(locale), { dateStyle: isShort ? 'medium' : 'long', timeZone }).format(
    new Date(iso),
  );
  return <time dateTime={iso}>{text}</time>;
}
