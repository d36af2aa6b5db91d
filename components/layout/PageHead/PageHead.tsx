import Head from 'next/head';
import type { Graph } from 'schema-dts';

import { useIsFirstView } from '@/components/ui/StaticIsland/firstView';
import type { Image } from '@/services/domain/content/image';
import { defaultLocale, languageTags, locales } from '@/services/domain/locale/locale';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

import { openGraphImage } from './openGraphImage';
import { pageTitle } from './pageTitle';
import { absoluteUrl, toScript } from './structuredData';

interface PageHeadProps {
  /** The page's own title; home has none. */
  title?: string;
  /** One or two sentences for search results, best below 155 characters. */
  description: string;
  /** The page's path without language, query or hash. */
  path: string;
  /** For previews elsewhere; the house's own picture where a page has none. */
  image?: Image | null;
  /** Structured data of the page (schema.org). */
  jsonLd?: Graph;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
  /** Path without language of the Atom feed that has the page, or its list. */
  feed?: string;
  /** Times are ISO 8601. */
  article?: { publishedAt: string; updatedAt: string; author: string };
}

const brandFiles = {
  icon: '/favicon.svg',
  iconFallback: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  manifest: '/site.webmanifest',
};
const openGraphLocale = (locale: keyof typeof languageTags) => languageTags[locale].replace('-', '_');

/**
 * Everything a page tells search engines, browsers and previews.
 * @avoid More than once on a page, and in components below a view.
 * @accessibility The title comes first in what a screen reader says of a page: it starts with the page's
 *   own name.
 */
export function PageHead({ title, description, path, image, jsonLd, noIndex, feed, article }: PageHeadProps) {
  const { brand } = useCommonData();
  const locale = useLocale();
  const isFirstView = useIsFirstView();
  // The server has written it, from data that the browser has not got.
  if (isFirstView) return null;
  const url = absoluteUrl(brand.siteUrl, path, locale);
  const picture = openGraphImage(image, brand, locale);

  return (
    <Head>
      <title>{pageTitle(brand, title)}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}

      <link rel="canonical" href={url} />
      {/* next/head drops a second tag with the same key, whatever its kind. */}
      {locales.map((other) => (
        <link
          key={`alternate-${other}`}
          rel="alternate"
          hrefLang={other}
          href={absoluteUrl(brand.siteUrl, path, other)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absoluteUrl(brand.siteUrl, path, defaultLocale)} />
      {feed && (
        <link
          key="feed"
          rel="alternate"
          type="application/atom+xml"
          href={absoluteUrl(brand.siteUrl, feed, locale)}
        />
      )}
      <link rel="icon" href={brandFiles.iconFallback} sizes="32x32" />
      <link rel="icon" href={brandFiles.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={brandFiles.touchIcon} />
      <link rel="manifest" href={brandFiles.manifest} />

      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.product} />
      <meta property="og:title" content={title ?? pageTitle(brand)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={`og-locale-${other}`} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      <meta property="og:image" content={picture.src} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && <meta property="article:published_time" content={article.publishedAt} />}
      {article && <meta property="article:modified_time" content={article.updatedAt} />}
      {article && <meta property="article:author" content={article.author} />}

      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(jsonLd) }} />}
    </Head>
  );
}
