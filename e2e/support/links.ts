import type { APIRequestContext } from '@playwright/test';

/** Addresses on our own host that a page links to, without the part after `#`. */
function internalLinks(html: string, base: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), base))
    .filter((url) => url.origin === new URL(base).origin)
    .map((url) => url.pathname + url.search);
}

/** Follows every internal link from a page on; returns what was found and what does not answer 200, with the page that links there. */
export async function crawl(request: APIRequestContext, siteUrl: string, from: string) {
  const linkedFrom = new Map([[from, 'start']]);
  const dead: string[] = [];
  for (const path of linkedFrom.keys()) {
    const answer = await request.get(path);
    if (answer.status() !== 200) {
      dead.push(`${path} (${answer.status()}, linked from ${linkedFrom.get(path)})`);
      continue;
    }
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    for (const link of internalLinks(await answer.text(), siteUrl + path)) {
      if (!linkedFrom.has(link)) linkedFrom.set(link, path);
    }
  }
  return { found: [...linkedFrom.keys()], dead };
}
