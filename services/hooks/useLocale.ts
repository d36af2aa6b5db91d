import { useRouter } from 'next/compat/router';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

import { defaultLocale, isLocale, type Locale } from '@/services/domain/locale/locale';

/** The language the page is shown in; on the gateway, whose pages have no such router, that of its texts. */
export function useLocale(): Locale {
  const router = useRouter();
  const texts = useContext(I18nContext) as { i18n?: { language: string } } | undefined;
  const locale = router ? router.locale : texts?.i18n?.language;
  return isLocale(locale) ? locale : defaultLocale;
}
