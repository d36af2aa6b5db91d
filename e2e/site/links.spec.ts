import { crawl } from '../support/links';
import { expect, test } from '../support/test';

const addressesIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
const withoutSlash = (address: string) => address.replace(/\/$/, '');

test('links from the home page reach every page of both languages, and none is broken', async ({
  request,
}) => {
  const { pages, outside, dead } = await crawl(request, '/');
  expect(dead).toEqual([]);
  for (const link of outside) {
    expect(link, 'link to another host').toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/|$)/);
  }
  const reached = new Set([...pages].map((address) => withoutSlash(address.replace(/\?.*/, ''))));
  const listed = addressesIn(await (await request.get('/sitemap.xml')).text());
  expect(listed.length).toBeGreaterThan(150);
  expect(listed.filter((address) => !reached.has(withoutSlash(address)))).toEqual([]);
});

test('every page of the sitemap answers, with a title and a description of its own', async ({ request }) => {
  const seen = new Map<string, string>();
  const wrong: string[] = [];
  for (const address of addressesIn(await (await request.get('/sitemap.xml')).text())) {
    const answer = await request.get(address, { maxRetries: 2 });
    const html = await answer.text();
    const language = /<html[^>]*\slang="(\w+)"/.exec(html)?.[1];
    const title = /<title[^>]*>([^<]+)</.exec(html)?.[1];
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
    for (const text of [title, description]) {
      const key = `${language} ${text}`;
      if (answer.status() !== 200 || !text || seen.has(key))
        wrong.push(`${address} (${answer.status()}) and ${seen.get(key)}: ${text}`);
      seen.set(key, address);
    }
  }
  expect(wrong).toEqual([]);
});
