import { createServerI18next } from 'next-i18next/server';

import { type ContentLanguage, contentLanguages } from '../domain/languages';
import { browserNamespaces, namespaces } from '../domain/namespaces';

const [first, ...others] = namespaces;

const { getT, getResources } = createServerI18next({
  supportedLngs: [...contentLanguages],
  fallbackLng: 'en',
  defaultNS: first,
  ns: [first, ...others, 'captcha'],
  resourceLoader: (language, namespace) =>
    import(`../../../locales/${language}/${namespace}.json`) as Promise<{ default: object }>,
  i18nextOptions: { fallbackNS: [...others] },
});

/** The translate function of these pages, for a language. */
export const translator = async (language: ContentLanguage) => (await getT(undefined, { lng: language })).t;

export type Translate = Awaited<ReturnType<typeof translator>>;

/** The texts that browsers need in a language. */
export async function browserTexts(language: ContentLanguage) {
  const { i18n } = await getT(undefined, { lng: language });
  return getResources(i18n, browserNamespaces, [language]);
}
