import { languageTags } from '@/services/domain/locale/locale';
import { dateTimeFormat } from '@/services/domain/text/intl';
import { useLocale } from '@/services/hooks/useLocale';

/** Returns what writes an ISO date in the words of the page's language. */
export function useDayText() {
  const locale = useLocale();
  const words = dateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return (iso: string): string => words.format(Date.parse(iso));
}
