import { required } from '../support/environment';
import { crawl } from '../support/links';
import { localised, locales } from '../support/routes';
import { expect, test } from '../support/test';

for (const locale of locales) {
  test(`no internal link is dead, from the home page in ${locale}`, async ({ request }) => {
    const { found, dead } = await crawl(request, required('E2E_SITE_URL'), localised('/', locale));
    expect(dead).toEqual([]);
    expect(found.length).toBeGreaterThan(15);
  });
}

test('every address of the sitemap answers', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(15);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});
