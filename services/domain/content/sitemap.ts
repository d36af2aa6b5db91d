import { defaultLocale, type Locale, locales } from '@/services/domain/locale/locale';

export interface SitemapEntry {
  /** Path without language. */
  path: string;
  /** ISO 8601. */
  updatedAt?: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The sitemap protocol's XML: every page in every language, each naming the others.
 * `urlOf` gives the absolute address of a path in a language.
 */
export function toSitemapXml(
  entries: SitemapEntry[],
  urlOf: (path: string, locale: Locale) => string,
): string {
  const alternate = (hreflang: string, url: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(url)}"/>`;
  const element = ({ path, updatedAt }: SitemapEntry, locale: Locale) => {
    const alternates = locales.map((other) => alternate(other, urlOf(path, other))).join('');
    const byDefault = alternate('x-default', urlOf(path, defaultLocale));
    const lastmod = updatedAt ? `<lastmod>${escaped(updatedAt)}</lastmod>` : '';
    return `<url><loc>${escaped(urlOf(path, locale))}</loc>${lastmod}${alternates}${byDefault}</url>`;
  };
  const urls = entries.flatMap((entry) => locales.map((locale) => element(entry, locale)));
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;
}
