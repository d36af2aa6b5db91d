interface DateTextProps {
  /** ISO 8601 date or time. */
  iso: string;
  /** BCP 47 tag of the display language. */
  locale: string;
}

/** English dates are British: readers are in Europe. */
const formatTag = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

/** A date in words. Always in UTC, so that the server and every browser write the same day. */
export function DateText({ iso, locale }: DateTextProps) {
  const text = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );
  return <time dateTime={iso}>{text}</time>;
}
