import type { APIRequestContext } from '@playwright/test';

import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

// Shows (requirements, 12.10). How soon the site is told is measured by `npm run perf`.

const address = (id: number) => `/companyEncy/${id}.html`;
const list = '/cht/xmsailSchool/companyEncy';
const inBoth = (paths: string[]) => paths.flatMap((path) => [path, `/de${path}`]);

const statusOf = async (request: APIRequestContext, path: string) => (await request.get(path)).status();
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** Of some addresses, those whose pages have words. */
async function showing(request: APIRequestContext, paths: string[], words: string): Promise<string[]> {
  const texts = await Promise.all(paths.map((path) => textOf(request, path)));
  return paths.filter((_path, index) => texts[index]?.includes(words));
}

test('an article is published, corrected and deleted: its pages and lists follow at once', async ({
  request,
}) => {
  const cms = await Cms.signIn();
  const words = `Words ${Date.now()}`;
  const uid = `news-${Date.now()}`;
  const blocks = [{ blockType: 'newsTeasers', heading: 'News', lead: 'As they come.' }];
  await cms.add('pages', {
    title: 'Has news',
    pageKey: `news${Date.now()}`,
    uid,
    blocks,
    _status: 'published',
  });
  const publishTime = new Date().toISOString();
  const { id } = await cms.createArticle(`${words}: a draft`, 'draft', { publishTime });
  const pages = inBoth([address(id)]);
  const lists = inBoth([list, '/cht/xmsailSchool', `/custom/${uid}`]);
  const places = [...pages, ...lists];
  await cms.siteTold();
  for (const page of pages) expect(await statusOf(request, page)).toBe(404);
  expect(await showing(request, lists, words)).toEqual([]);

  await cms.retitle(id, `${words}: published`, 'published');
  await cms.siteTold();
  expect(await showing(request, places, `${words}: published`)).toEqual(places);

  await cms.retitle(id, `${words}: corrected`, 'published');
  await cms.siteTold();
  expect(await showing(request, places, `${words}: corrected`)).toEqual(places);
  expect(await showing(request, places, `${words}: published`)).toEqual([]);

  // A draft stays invisible, also where the pages are rendered anew.
  await cms.retitle(id, `${words}: another draft`, 'draft');
  await cms.refresh(id);
  await cms.siteTold();
  expect(await showing(request, places, `${words}: corrected`)).toEqual(places);
  expect(await showing(request, places, `${words}: another draft`)).toEqual([]);

  await cms.deleteArticle(id);
  await cms.siteTold();
  for (const page of pages) expect(await statusOf(request, page)).toBe(404);
  expect(await showing(request, lists, words)).toEqual([]);
});

test('a visitor who comes back sees what was published meanwhile, at the first look', async ({ page }) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Seen before', 'published', {
    publishTime: new Date().toISOString(),
  });
  await cms.siteTold();
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(list);
  const link = page
    .getByRole('main')
    .locator(`a[href$="${address(id)}"]`)
    .first();
  await link.click();
  await expect(title).toHaveText('Seen before');
  await page.goBack();
  await page.waitForURL(list);

  await cms.retitle(id, 'Seen after a click', 'published');
  await cms.siteTold();
  // As after five seconds: the browser keeps what a link fetched ahead for so long.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await link.click();
  // The first title of the article; until it is rendered, the list has its own.
  await expect(title).toHaveText(/^Seen/);
  expect(await title.innerText()).toBe('Seen after a click');

  await page.goto(address(id));
  await cms.retitle(id, 'Seen when opened anew', 'published');
  await cms.siteTold();
  await page.goto(address(id));
  expect(await title.innerText()).toBe('Seen when opened anew');
});

test('a question that is withdrawn disappears from its pages, lists and search', async ({ request }) => {
  const cms = await Cms.signIn();
  const words = `Soonwithdrawn${Date.now()}`;
  const question = `Is this ${words}?`;
  const id = await cms.copy('questions', ['_status', 'published'], { question, _status: 'published' });
  const pages = inBoth([`/questionAnswer/${id}`]);
  const lists = inBoth(['/cht/commonQuestion', '/questionAnswer']);
  const places = [...pages, ...lists, `/api/gateway/vat/qaQuestion/searchlist?keyword=${words}`];
  await cms.siteTold();
  expect(await showing(request, places, question)).toEqual(places);

  await cms.change('questions', id, { _status: 'draft' });
  await cms.siteTold();
  for (const page of pages) expect(await statusOf(request, page)).toBe(404);
  expect(await showing(request, places, question)).toEqual([]);
});
