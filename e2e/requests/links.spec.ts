import { brotliCompressSync } from 'node:zlib';

import { expect, test } from '@playwright/test';

import bars from '../../scripts/lib/perf/bars.json';
import { required } from '../support/environment';
import { limitsOf } from '../support/firstLoad';
import { crawl } from '../support/links';
import { canonical, locales, localised } from '../support/routes';
import { sitemapPaths } from '../support/sitemap';

// Shows (requirements, 1.4 and 2.4).

const attributes = (tag = '') =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name.toLowerCase(), value]),
  );

/** A way on from the page's own content: to services, prices, the check, an account or a person. */
const nextStep =
  /\bhref="?[^"\s>]*(?:\/cht\/(?:Services|price|calculate|Contact|hot)|\/freeTrial|\/user\/register|mailto:)|<form\b/;

/** Faults in the head and the size of a page; `seen` has titles and descriptions of the pages before. */
function faultsOf(path: string, html: string, seen: Map<string, string>): string[] {
  const site = required('E2E_SITE_URL');
  const locale = /^\/de(\/|$)/.test(path) ? 'de' : 'en';
  const inEnglish = path.replace(/^\/de(?=\/|$)/, '') || '/';
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => attributes(tag));
  const faults: string[] = [];
  const compare = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted) faults.push(`${what} is ${String(found)} instead of ${String(wanted)}`);
  };
  compare('the language', /<html[^>]*\slang="(\w+)"/.exec(html)?.[1], locale);
  compare('the number of h1', html.match(/<h1\b/g)?.length, 1);
  compare(
    'canonical',
    links.find(({ rel }) => rel === 'canonical')?.href,
    canonical(site, inEnglish, locale),
  );
  for (const [tag, other] of [...locales.map((one) => [one, one] as const), ['x-default', 'en'] as const])
    compare(
      `the page in ${tag}`,
      links.find(({ rel, hreflang }) => rel === 'alternate' && hreflang === tag)?.href,
      canonical(site, inEnglish, other),
    );
  const awaited = links.find(({ rel, blocking }) => rel === 'expect' && blocking === 'render')?.href;
  compare('what the first paint waits for', awaited, `#${/<header id="(\w+)"/.exec(html)?.[1]}`);
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const text = main.replace(/<(script|style|template)\b.*?<\/\1>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ');
  compare('more than 300 characters of content', text.length > 300, true);
  compare('a next step', nextStep.test(main), true);
  const elements = html.match(/<[a-z]/g)?.length ?? 0;
  compare(`${elements} elements: at most ${bars.nodes}`, elements <= bars.nodes, true);
  const { html: bar } = limitsOf(inEnglish.replace(/\d+(?=\.html$)/, '{id}'));
  const weight = bar && brotliCompressSync(html).length / 1000;
  if (bar && weight) compare(`${weight} kB: at most ${bar}`, weight <= bar, true);
  const texts = {
    title: /<title[^>]*>([^<]+)</.exec(html)?.[1],
    description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
  };
  for (const [name, text] of Object.entries(texts)) {
    const key = `${locale} ${text}`;
    if (!text || seen.has(key)) faults.push(`the ${name} is that of ${seen.get(key)}: ${text}`);
    seen.set(key, path);
  }
  return faults.map((fault) => `${path}: ${fault}`);
}

test('links from home reach every page of both languages, none is broken, and each page has a head of its own, is of bounded size and leads on', async ({
  request,
}) => {
  const { pages, outside, dead } = await crawl(request, '/');
  expect(dead).toEqual([]);
  for (const link of outside) {
    expect(link, 'link to another host').toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/|$)/);
  }
  const htmls = new Map([...pages].map(([address, html]) => [new URL(address).pathname, html]));
  const listed = await sitemapPaths();
  expect(listed.length).toBeGreaterThan(150);
  const seen = new Map<string, string>();
  const faults = listed.flatMap((path) => {
    const html = htmls.get(path);
    return html === undefined ? [`No link leads to ${path}.`] : faultsOf(path, html, seen);
  });
  expect(faults).toEqual([]);
});

test('a second address names the first as its own', async ({ request }) => {
  const answers = await Promise.all(
    locales.map(async (locale) => (await request.get(localised('/cht/homes', locale))).text()),
  );
  locales.forEach((locale, index) =>
    expect(answers[index]).toContain(
      `<link rel="canonical" href="${canonical(required('E2E_SITE_URL'), '/cht/homes', locale)}"`,
    ),
  );
});

test('every term of the glossaries has an address, its word in the other language, and a definition', async ({
  request,
}) => {
  const addresses = new Set<string>();
  for (const path of ['/de/cht/GermanEquivalents', '/de/cht/tradeTerms', '/de/cht/productTerms']) {
    const html = await (await request.get(path)).text();
    const [list = ''] = /<dl.*?<\/dl>/s.exec(html) ?? [];
    const ids = [...list.matchAll(/<div id="?([\w-]+)"?><dt/g)].map(([, id]) => `${path}#${id}`);
    expect(list.match(/<dt/g), path).toHaveLength(ids.length);
    expect(list.match(/<dd lang="?en/g), path).toHaveLength(ids.length);
    expect(list.match(/<\/dd><dd>/g)?.length, path).toBeGreaterThanOrEqual(ids.length);
    for (const id of ids) addresses.add(id);
  }
  expect(addresses.size).toBeGreaterThanOrEqual(120);
});
