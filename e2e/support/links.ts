import type { APIRequestContext } from '@playwright/test';

import { environment, pause, required } from './environment';

interface Found {
  /** Addresses of pages that answer, without the part after `#`. */
  pages: Set<string>;
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
const linksOf = (html: string) => written(html, 'a', 'href');
const idsOf = (html: string) => new Set(written(html, '[a-z0-9]+', 'id'));
/** A place on a page: what stands after `#`, or what `?key=` opens (requirements, 2). */
const placesOf = ({ hash, searchParams }: URL) =>
  [decodeURIComponent(hash.slice(1)), searchParams.get('key') ?? ''].filter(Boolean);

/** Follows every link of the site from a page on; those to the gateway's pages are asked for, not followed. */
export async function crawl(request: APIRequestContext, from: string): Promise<Found> {
  const site = required('E2E_SITE_URL');
  const own = [site, required('E2E_GATEWAY_URL')].map((host) => new URL(host).origin);
  const start = new URL(from, site).href;
  const linkedFrom = new Map([[start, start]]);
  const places: { target: string; place: string; page: string }[] = [];
  const ids = new Map<string, Set<string>>();
  const found: Found = { pages: new Set(), outside: new Set(), dead: [] };

  for (const [address, page] of linkedFrom) {
    // A server closes idle connections, now and then just as a request is sent.
    const answer = await request.get(address, { maxRetries: 2 });
    if (answer.status() !== 200) {
      if (await isStillLinked(request, page, address))
        found.dead.push(`${address} (${answer.status()}, linked from ${page})`);
      continue;
    }
    if (!address.startsWith(site) || !answer.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await answer.text();
    found.pages.add(address);
    ids.set(address, idsOf(html));
    for (const link of linksOf(html)) {
      const url = new URL(link, address);
      if (!url.protocol.startsWith('http')) continue;
      if (!own.includes(url.origin)) {
        found.outside.add(link);
        continue;
      }
      const target = new URL(url.pathname + url.search, url.origin).href;
      if (!linkedFrom.has(target)) linkedFrom.set(target, address);
      for (const place of placesOf(url)) places.push({ target, place, page: address });
    }
  }
  for (const { target, place, page } of places) {
    const known = ids.get(target);
    if (known && !known.has(place)) found.dead.push(`${target} has no "${place}" (linked from ${page})`);
  }
  return found;
}

/** Other tests publish and delete: a page that was rendered before that may lead to what is gone for a moment. */
async function isStillLinked(request: APIRequestContext, page: string, address: string) {
  await request.get(page);
  await pause(environment.revalidateSeconds + 1);
  await request.get(page);
  await pause(1);
  const html = await (await request.get(page)).text();
  return linksOf(html).some((link) => new URL(link, page).href.split('#')[0] === address);
}
