import { existsSync } from 'node:fs';

import type { ComponentProps } from 'react';

import { renderWithHead } from '@/components/testing/renderView';
import { FirstViewProvider } from '@/components/ui/StaticIsland/firstView';
import type { Locale } from '@/services/domain/locale/locale';
import { layoutData } from '@/services/fixtures/layoutData';
import { CommonDataProvider } from '@/services/store/commonData';

import { PageHead } from './PageHead';
import { breadcrumbNode, structuredDataGraph, organizationNode } from './structuredData';

const data = layoutData({
  brand: {
    product: 'Kompassa',
    title: 'Kompassa官网_VAT Europe',
    siteUrl: 'https://www.example.com',
    gatewayHost: 'https://gateway.example.com',
    cookieDomain: '',
  },
});

const head = (
  props: Partial<ComponentProps<typeof PageHead>> = {},
  locale: Locale = 'en',
  isFirstView = false,
) =>
  renderWithHead(
    <CommonDataProvider value={data}>
      <FirstViewProvider value={isFirstView}>
        <PageHead description="What it says" path="/cht/About" {...props} />
      </FirstViewProvider>
    </CommonDataProvider>,
    { locale },
  ).head;

const hrefOf = (root: HTMLElement, selector: string) => root.querySelector(selector)?.getAttribute('href');
const contentOf = (root: HTMLElement, name: string) =>
  root.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content');

it('names the feed of the language', () => {
  const feed = '[type="application/atom+xml"]';
  expect(hrefOf(head({ feed: '/feed/news.xml' }, 'de'), feed)).toBe(
    'https://www.example.com/de/feed/news.xml',
  );
  expect(head().querySelector(feed)).toBeNull();
});

it.each([
  ['en', 'https://www.example.com/cht/About', 'en_GB', 'de_DE', '/brand/open-graph.png'],
  ['de', 'https://www.example.com/de/cht/About', 'de_DE', 'en_GB', '/brand/open-graph-de.png'],
] as const)(
  'in %s links to itself and to every language, with the preview image of the language',
  (locale, canonical, own, other, picture) => {
    const tags = head({}, locale);
    expect(hrefOf(tags, '[rel=canonical]')).toBe(canonical);
    expect(hrefOf(tags, '[hreflang=en]')).toBe('https://www.example.com/cht/About');
    expect(hrefOf(tags, '[hreflang=de]')).toBe('https://www.example.com/de/cht/About');
    expect(hrefOf(tags, '[hreflang=x-default]')).toBe('https://www.example.com/cht/About');
    expect(contentOf(tags, 'og:locale')).toBe(own);
    expect(contentOf(tags, 'og:locale:alternate')).toBe(other);
    expect(contentOf(tags, 'og:image')).toBe(`https://www.example.com${picture}`);
    expect(existsSync(`public${picture}`)).toBe(true);
  },
);

it('sets its own image as preview, from the host of the site and in a common size', () => {
  const image = { src: 'https://gateway.example.com/a.webp', alt: 'A', width: 1600, height: 900 };
  const tags = head({ image });
  const { origin, pathname, searchParams } = new URL(contentOf(tags, 'og:image') ?? '');
  expect(origin + pathname).toBe('https://www.example.com/_next/image');
  expect(Object.fromEntries(searchParams)).toEqual({ url: image.src, w: '1200', q: '75' });
  expect(contentOf(tags, 'og:image:width')).toBe('1200');
  expect(contentOf(tags, 'og:image:height')).toBe('675');
  expect(contentOf(tags, 'og:image:alt')).toBe('A');
});

it('sets a card that the site draws as it is', () => {
  const src = 'https://www.example.com/de/cards/sell-in-poland.png';
  const tags = head({ image: { src, alt: 'Verkaufen in Polen', width: 1200, height: 630 } }, 'de');
  expect(contentOf(tags, 'og:image')).toBe(src);
  expect(contentOf(tags, 'og:image:height')).toBe('630');
});

it('sets the publication date of an article', () => {
  const tags = head({ article: { publishedAt: '2026-08-01', updatedAt: '2026-09-01', author: 'M. Brandt' } });
  expect(contentOf(tags, 'og:type')).toBe('article');
  expect(contentOf(tags, 'article:published_time')).toBe('2026-08-01');
  expect(contentOf(tags, 'article:modified_time')).toBe('2026-09-01');
});

it("leaves the server's head as it is on the first view", () => {
  expect(head({}, 'en', true)).toBeEmptyDOMElement();
});

it('sets noindex only on request', () => {
  expect(contentOf(head(), 'robots')).toBeUndefined();
  expect(contentOf(head({ noIndex: true }), 'robots')).toBe('noindex');
});

it('escapes texts in structured data', () => {
  const name = '</script><script>alert(1)</script>';
  const jsonLd = structuredDataGraph(
    data.brand,
    organizationNode(data),
    breadcrumbNode([{ label: name, href: '/' }], data.brand.siteUrl, 'en'),
  );
  const scripts = head({ jsonLd }).querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toHaveAttribute('type', 'application/ld+json');
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual(jsonLd);
});
