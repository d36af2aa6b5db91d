import { i18n } from 'next-i18next/pages';

/** The files of `locales/` whose texts the HTML of a page leaves out, for parts that come later (firstViewProps.ts). */
export const lateNamespaces = [
  'compass',
  'consent',
  'entry',
  'error',
  'member',
  'offer',
  'price',
  'search',
  'tools',
] as const;

/** `videos` comes with the pages of films, and is loaded by the few other pages that have one. */
type Namespace = 'common' | 'videos' | (typeof lateNamespaces)[number];

/**
 * The texts of those namespaces that this browser lacks in a language, by namespace.
 * @throws where they do not come
 */
export async function missingTexts(
  locale: string,
  namespaces: readonly Namespace[],
): Promise<Record<string, object>> {
  const missing = namespaces.filter((namespace) => !i18n?.hasResourceBundle(locale, namespace));
  const texts = missing.map(async (namespace) => {
    const { default: found } = (await import(
      /* webpackInclude: /(common|compass|consent|entry|error|member|offer|price|search|tools|videos)\.json$/ */
      `@/locales/${locale}/${namespace}.json`
    )) as { default: object };
    return [namespace, found] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * Loads texts of a part that comes later, in the language of the page. Only the first view lacks them: the props of a
 * client navigation bring all. A backend of i18next would take a file that did not come for loaded, and show keys.
 * @throws where they do not come
 */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  const instance = i18n;
  // Rendered without the app, or on the server, where pages have all texts.
  if (!instance) return;
  const { language } = instance;
  for (const [namespace, texts] of Object.entries(await missingTexts(language, namespaces)))
    instance.addResourceBundle(language, namespace, texts);
}

/** The code of a part that comes later, once its texts are there too. */
export const withTexts = async <T>(
  namespaces: Parameters<typeof loadTexts>[0],
  code: Promise<T>,
): Promise<T> => (await Promise.all([code, loadTexts(namespaces)]))[0];
