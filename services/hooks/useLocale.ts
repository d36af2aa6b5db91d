import { useRouter } from 'next/router';

import { defaultLocale, isLocale, type Locale } from '@/services/domain/locale/locale';

/** The language the page is shown in. */
export function useLocale(): Locale {
  const { locale } = useRouter();
  return isLocale(locale) ? locale : defaultLocale;
}
