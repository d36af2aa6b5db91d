import { useTranslation } from 'next-i18next/pages';

import { defaultLocale, isLocale, type Locale } from '@/services/domain/locale/locale';

/** The language the page is shown in. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : defaultLocale;
}
