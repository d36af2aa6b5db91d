import path from 'node:path';

import { Cms } from '../support/cms';
import { environment } from '../support/environment';
import { expect, test } from '../support/faults';
import { stateFigure } from '../support/figure';
import { notYetFailed } from '../support/freshness';
import { described, timed, underLoad } from '../support/load';
import { register } from '../support/registration';
import { pagesOfSitemap, readAll } from '../support/sitemap';

const { revalidateSeconds } = environment;
const perSecond = 50;
const info = '/api/gateway/api/system/user/info';

/** Settings of a server whose clock is so many minutes ahead of this machine's. */
const clock = (minutes: number) => ({
  NODE_OPTIONS: `--require=${path.resolve('scripts/lib/clock-offset.js')}`,
  CLOCK_OFFSET_MS: String(minutes * 60_000),
});
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Milliseconds until a page shows a text; somebody has to ask for it meanwhile. */
async function untilShown(address: string, text: string): Promise<number> {
  const began = Date.now();
  await expect
    .poll(async () => (await timed(address)).text, { timeout: 60_000, intervals: [200] })
    .toContain(text);
  return Date.now() - began;
}

for (const minutes of [10, -10])
  test(`the clock of the gateway is ${minutes} minutes off: pages and logins stay, publications wait and are listed, schedules go by that clock`, async ({
    page,
    servers,
  }) => {
    await register(page.request);
    const cms = await Cms.signIn();
    const { id } = await cms.createArticle('Before the clock went wrong', 'published');
    const address = `/companyEncy/${id}.html`;
    await untilShown(address, 'Before the clock went wrong');
    const paths = [...(await pagesOfSitemap(25)), address];
    await readAll(paths);
    const { id: scheduled } = await cms.createArticle('In five minutes', 'draft');
    await cms.add('payload-jobs', {
      taskSlug: 'schedulePublish',
      queue: 'default',
      waitUntil: new Date(Date.now() + 300_000).toISOString(),
      input: { type: 'publish', doc: { relationTo: 'articles', value: String(scheduled) } },
    });
    const statusOf = async () =>
      (await cms.read<{ _status: string }>(`articles/${scheduled}?depth=0`))._status;

    await servers.startGateway(clock(minutes));
    const answers = await underLoad({ paths, perSecond }, async () => {
      const published = Date.now();
      await cms.retitle(id, 'After the clock went wrong', 'published');
      await expect
        .poll(async () => (await cms.sitePages(id)).outstanding, { timeout: 30_000 })
        .toEqual([expect.objectContaining({ error: expect.stringContaining('answered 401') })]);
      expect((await cms.sitePages(id)).sites).toMatchObject([{ fault: 'refused' }]);
      await expect.poll(() => notYetFailed([address], published)).toEqual([]);
      if (minutes > 0) await expect.poll(statusOf, { timeout: 60_000 }).toBe('published');
    });
    expect(await statusOf()).toBe(minutes > 0 ? 'published' : 'draft');
    expect((await timed(address)).text).toContain('Before the clock went wrong');
    // The signature is refused and not the login.
    expect((await page.request.get(info)).status()).toBe(502);

    await servers.startGateway();
    const ms = await untilShown(address, 'After the clock went wrong');
    stateFigure('gatewayClock', `${minutes} min: ${described(answers)}; new after ${inSeconds(ms)}`);
    expect(answers.failed).toEqual([]);
    expect(ms).toBeLessThanOrEqual((revalidateSeconds + 5) * 1_000);
    await expect.poll(async () => (await page.request.get(info)).status(), { timeout: 20_000 }).toBe(200);
    await cms.deleteArticle(id);
    await cms.deleteArticle(scheduled);
  });

test('the clock of both servers is set back by 10 minutes: pages are still renewed by time', async ({
  servers,
}) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Before the clock was set back', 'published');
  const address = `/companyEncy/${id}.html`;
  await untilShown(address, 'Before the clock was set back');
  const paths = [...(await pagesOfSitemap(25)), address];
  await readAll(paths);

  // The site is not told of the change: time alone renews the page.
  await servers.startGateway({ ...clock(-10), SITE_INSTANCES: 'http://localhost:9' });
  await servers.startSite(clock(-10));
  let ms = 0;
  const answers = await underLoad({ paths, perSecond }, async () => {
    await cms.retitle(id, 'After the clock was set back', 'published');
    ms = await untilShown(address, 'After the clock was set back');
  });
  stateFigure('clockOfBoth', `${described(answers)}; new after ${inSeconds(ms)}`);
  expect(answers.failed).toEqual([]);
  expect(ms).toBeLessThanOrEqual((revalidateSeconds + 5) * 1_000);
  await servers.startGateway();
  await cms.deleteArticle(id);
});
