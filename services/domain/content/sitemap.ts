import { articleTypes } from '@/contract/lists/articles';
import { referencePages } from '@/contract/site/contentPages';
import { guidePrefix } from '@/contract/site/guidePaths';
import { siteAddresses as paths } from '@/contract/site/siteAddresses';
import { defaultLocale, type Locale, locales } from '@/services/domain/locale/locale';

export interface SitemapEntry {
  /** Path without language. */
  path: string;
  /** ISO 8601. */
  updatedAt?: string;
}

/** How the paths of each kind begin. */
const prefixes = {
  services: [paths.services, paths.prices, '/cht/Incorporation', '/cht/annualReview'],
  guides: [paths.campaign(guidePrefix)],
  reference: [...referencePages, paths.deadlines, paths.calculators, paths.calculate(), paths.vatNumber],
  articles: [paths.school, ...articleTypes.map((type) => `/${type}/`)],
  questions: [paths.commonQuestion, paths.questions],
  news: [paths.information],
  manuals: [paths.manuals, paths.videos],
};

/** One sitemap for each, so that search engines tell how well each kind is indexed; `pages` are all others. */
export const sitemapKinds = ['pages', ...(Object.keys(prefixes) as (keyof typeof prefixes)[])] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** The kind of the page at a path without language. */
export function sitemapKindOf(path: string): SitemapKind {
  const found = Object.entries(prefixes).find(([, starts]) => starts.some((start) => path.startsWith(start)));
  return (found?.[0] as SitemapKind | undefined) ?? 'pages';
}

/** The protocol has no more addresses in one sitemap. */
export const mostAddresses = 50_000;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const dated = (updatedAt: string | undefined): string =>
  updatedAt ? `<lastmod>${escaped(updatedAt)}</lastmod>` : '';

const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const xmlOf = (element: 'urlset' | 'sitemapindex', namespaces: string, lines: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${namespaces}>\n${lines.join('\n')}\n</${element}>\n`;

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
    return `<url><loc>${escaped(urlOf(path, locale))}</loc>${dated(updatedAt)}${alternates}${byDefault}</url>`;
  };
  const urls = entries
    .slice(0, mostAddresses / locales.length)
    .flatMap((entry) => locales.map((locale) => element(entry, locale)));
  return xmlOf('urlset', `${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml"`, urls);
}

/** The index of sitemaps: each is as new as its newest page. Those without pages are left out, for the protocol knows no empty ones. */
export function toSitemapIndexXml(entries: SitemapEntry[], urlOf: (kind: SitemapKind) => string): string {
  const sitemaps = sitemapKinds.flatMap((kind) => {
    const ofKind = entries.filter(({ path }) => sitemapKindOf(path) === kind);
    // ISO 8601 sorts by time.
    const newest = ofKind
      .flatMap(({ updatedAt }) => updatedAt ?? [])
      .sort()
      .at(-1);
    return ofKind.length > 0 ? [`<sitemap><loc>${escaped(urlOf(kind))}</loc>${dated(newest)}</sitemap>`] : [];
  });
  return xmlOf('sitemapindex', protocol, sitemaps);
}
