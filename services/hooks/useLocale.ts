import type { Locale } from '@/services/domain/locale/locale';
import { useTranslator } from '@/services/i18n/TranslationProvider';

/** The language the page is shown in. */
export const useLocale = (): Locale => useTranslator().locale;
