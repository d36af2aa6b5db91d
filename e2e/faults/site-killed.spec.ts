import { Cms } from '../support/cms';
import { expect, test } from '../support/faults';
import { renderedPages, untilAllAreDue } from '../support/freshness';
import { atOnce, timed } from '../support/load';
import { isWhole, tornFiles } from '../support/pageFiles';

test('a site that is killed while it renders starts without the gateway: it has every page, and what it never had is a 503', async ({
  page,
  servers,
  problems,
}) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Not for long', 'published');
  const gone = `/companyEncy/${id}.html`;
  const statusOf = async (address: string) => (await timed(address)).status;
  await cms.siteTold();
  expect(await statusOf(gone)).toBe(200);
  await cms.deleteArticle(id);
  // A 404 from before the site is told does not count afterwards.
  await cms.siteTold();
  expect(await statusOf(gone)).toBe(404);

  const addresses = await renderedPages(40);
  const wrong: string[] = [];
  const readAll = () =>
    atOnce(8, addresses.length, async (index) => {
      const { status, text } = await timed(addresses[index] ?? '/');
      if (status !== 200 || !isWhole(text)) wrong.push(`${status} ${addresses[index]}`);
    });
  await readAll();
  await untilAllAreDue(addresses);
  await servers.forgetCalls();
  // Every request starts a render. Those of articles cannot end, whatever the others do meanwhile.
  await servers.setFault({ kind: 'hang', path: '/officialArticle/showArticleDetailById' });
  await readAll();
  await expect.poll(async () => (await servers.calls()).underWay).toBeGreaterThan(0);
  await servers.killSite();
  expect(tornFiles()).toEqual([]);

  // The memory is lost; only the files are left.
  await servers.setFault({ kind: 'refuse' });
  await servers.startSite();
  await readAll();
  expect(wrong).toEqual([]);
  expect(await statusOf(gone)).toBe(404);

  for (const [path, lang, title] of [
    ['/companyEncy/800000000.html', 'en', 'This page cannot be shown at the moment'],
    ['/de/companyEncy/800000000.html', 'de', 'Diese Seite lässt sich gerade nicht anzeigen'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(503);
    expect(answer?.headers()).toMatchObject({
      'retry-after': '10',
      'cache-control': expect.stringContaining('no-store'),
    });
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('503', { exact: true })).toBeVisible();
    await expect(page.getByText(answer?.headers()['x-request-id'] ?? 'no id', { exact: true })).toBeVisible();
    await expect(page.getByText('哎呀，页面错误~')).toHaveAttribute('lang', 'zh-Hans');
  }
  await servers.setFault({ kind: 'pass' });
  await expect.poll(() => statusOf('/companyEncy/800000000.html')).toBe(404);
  // The browser itself logs the status of the pages.
  problems.wantStatus(503);
});
