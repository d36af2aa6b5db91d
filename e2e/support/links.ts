import type { APIRequestContext } from '@playwright/test';

import { required } from './environment';

interface Found {
  /** The HTML of each page of the site, by its address without query and fragment. */
  pages: Map<string, string>;
  /** Links to other hosts, as written. */
  outside: Set<string>;
  /** Broken targets, each with the page that links to it. */
  dead: string[];
}

/** The values of an attribute, with or without quotes. */
const written = (html: string, element: string, attribute: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*?\\s${attribute}=(?:"([^"]*)"|([^\\s">]+))`, 'g'))].map(
    ([, quoted, bare = '']) => (quoted ?? bare).replaceAll('&amp;', '&'),
  );
/** As search engines do, without those that are marked not to be followed: the choices among a list, of which there are thousands. */
const linksOf = (html: string) => written(html.replace(/<a\b[^>]*\srel="?nofollow[^>]*>/g, ''), 'a', 'href');
const idsOf = (html: string) => new Set(written(html, '[a-z0-9]+', 'id'));
/** A place on a page: what stands after `#`, or what `?key=` opens (requirements, 2). */
const placesOf = ({ hash, searchParams }: URL) =>
  [decodeURIComponent(hash.slice(1)), searchParams.get('key') ?? ''].filter(Boolean);

/** How many pages are asked for at a time. */
const width = 4;

/**
 * Follows every link of the site from a page on; those to the gateway's pages are asked for, not followed. The HTML of a
 * page of the site is the same for every query, so each is asked for once.
 */
export async function crawl(request: APIRequestContext, from: string): Promise<Found> {
  const site = new URL(required('E2E_SITE_URL')).origin;
  const gateway = new URL(required('E2E_GATEWAY_URL')).origin;
  const start = new URL(from, site).href;
  const linkedFrom = new Map([[start, start]]);
  const waiting = [start];
  const places: { target: string; place: string; page: string }[] = [];
  const found: Found = { pages: new Map(), outside: new Set(), dead: [] };

  function follow(link: string, page: string) {
    const url = new URL(link, page);
    if (!url.protocol.startsWith('http')) return;
    if (url.origin !== site && url.origin !== gateway) {
      found.outside.add(link);
      return;
    }
    const target = new URL(url.pathname + (url.origin === site ? '' : url.search), url.origin).href;
    for (const place of placesOf(url)) places.push({ target, place, page });
    if (linkedFrom.has(target)) return;
    linkedFrom.set(target, page);
    waiting.push(target);
  }

  async function visit(address: string) {
    // A server closes idle connections, now and then just as a request is sent.
    const answer = await request.get(address, { maxRetries: 2 });
    if (answer.status() !== 200)
      found.dead.push(`${address} (${answer.status()}, linked from ${linkedFrom.get(address)})`);
    else if (address.startsWith(site) && answer.headers()['content-type']?.startsWith('text/html')) {
      const html = await answer.text();
      found.pages.set(address, html);
      for (const link of linksOf(html)) follow(link, address);
    }
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, width).map(visit));

  const ids = new Map([...found.pages].map(([address, html]) => [address, idsOf(html)]));
  for (const { target, place, page } of places)
    if (ids.get(target)?.has(place) === false)
      found.dead.push(`${target} has no "${place}" (linked from ${page})`);
  return found;
}
