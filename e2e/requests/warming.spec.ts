import { expect, test } from '@playwright/test';

import { signatureHeaders } from '@/services/fixtures/siteRequests';

import { required } from '../support/environment';

/** Addresses that a build leaves out: answers, notices, campaigns, later pages of lists. */
const leftOut = /^(\/de)?\/(questionAnswer|information|custom)\/[^/]+$/;

test('published pages that the build left out are rendered before a visitor requests them', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)]
    .map(([, path = '']) => path)
    .filter((path) => leftOut.test(path));
  expect(listed.length).toBeGreaterThan(20);

  const cold = async () => {
    const headers = signatureHeaders('freshness', '', { secret: required('E2E_GATEWAY_SECRET') });
    const { pages } = (await (await request.get('/api/freshness', { headers })).json()) as {
      pages: { path: string; locale: string }[];
    };
    const known = new Set(pages.map(({ path, locale }) => (locale === 'de' ? `/de${path}` : path)));
    return listed.filter((path) => !known.has(path));
  };
  await expect.poll(cold, { timeout: 90_000, intervals: [1_000] }).toEqual([]);

  const [path = ''] = listed;
  expect((await request.get(path)).headers()['x-nextjs-cache']).toMatch(/^(HIT|STALE)$/);
});
