import { createInstance, type TFunction } from 'i18next';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';

import i18nConfig from '@/next-i18next.config';
import type { Locale } from '@/services/domain/locale/locale';

/** The translate function of a namespace, for answers of the server that are not rendered by React. */
export async function serverTranslation(locale: Locale, namespace: string): Promise<TFunction> {
  const { _nextI18Next } = await serverSideTranslations(locale, [namespace], i18nConfig);
  const instance = createInstance({
    lng: locale,
    resources: _nextI18Next?.initialI18nStore as Record<Locale, Record<string, object>>,
    interpolation: { escapeValue: false },
  });
  await instance.init();
  return instance.getFixedT(locale, namespace);
}
