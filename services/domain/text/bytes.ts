import { languageTags, type Locale } from '@/services/domain/locale/locale';
import { numberFormat } from '@/services/domain/text/intl';

/** A file's size as people read it: whole kilobytes below a megabyte, one decimal above. */
export function formatBytes(bytes: number, locale: Locale): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return numberFormat(languageTags[locale], {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(value);
}
