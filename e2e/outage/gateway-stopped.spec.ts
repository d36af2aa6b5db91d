import { Cms } from '../support/cms';
import { environment, pause, required } from '../support/environment';
import { expect, test } from '../support/test';

const { revalidateSeconds } = environment;

test('the gateway stopped, every page that was rendered keeps answering 200, and edits come back with it', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const control = required('E2E_CONTROL_URL');
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Before the outage', 'published');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const addresses = [...new Set([...listed, `/companyEncy/${id}.html`])];
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);

  expect((await request.post(`${control}/stop`)).status()).toBe(204);
  try {
    // Three revalidation windows: the pages try to render anew, fail, and must stay.
    for (let round = 0; round < 3; round += 1) {
      await pause(revalidateSeconds + 0.5);
      const answers = await Promise.all(addresses.map((address) => request.get(address)));
      expect(answers.filter((answer) => answer.status() !== 200).map((answer) => answer.url())).toEqual([]);
    }
  } finally {
    expect((await request.post(`${control}/start`, { timeout: 120_000 })).status()).toBe(204);
  }

  await cms.retitle(id, 'After the outage', 'published');
  const title = async () => (await request.get(`/companyEncy/${id}.html`)).text();
  await expect
    .poll(title, { timeout: (revalidateSeconds + 5) * 1_000, intervals: [250] })
    .toContain('After the outage');
  await cms.deleteArticle(id);
});

test('the gateway stopped, a live call says so at once, in the envelope and without internals', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const control = required('E2E_CONTROL_URL');
  const popMarket = () => request.get('/api/gateway/business/merc/popMarket/list?popClient=1');
  expect((await popMarket()).status()).toBe(200);
  expect((await request.post(`${control}/stop`)).status()).toBe(204);
  try {
    // More than open the circuit breaker: it says the same.
    for (let round = 0; round < 8; round += 1) {
      const began = Date.now();
      const answer = await popMarket();
      expect(Date.now() - began).toBeLessThan(1_500);
      expect(answer.status()).toBe(503);
      expect(await answer.json()).toEqual({
        code: 503,
        msg: 'The gateway is not available at the moment.',
        data: null,
      });
    }
  } finally {
    expect((await request.post(`${control}/start`, { timeout: 120_000 })).status()).toBe(204);
  }
  await expect.poll(async () => (await popMarket()).status(), { timeout: 8_000, intervals: [250] }).toBe(200);
});
