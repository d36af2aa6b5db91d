import type { APIRequestContext } from '@playwright/test';

import { Cms } from '../support/cms';
import { environment, pause } from '../support/environment';
import { expect, test } from '../support/test';

const { revalidateSeconds } = environment;
/** Publish to visible: the revalidation time and two seconds. */
const visible = { timeout: (revalidateSeconds + 2) * 1_000, intervals: [250] };
const window = revalidateSeconds + 0.5;
const address = (id: number) => `/companyEncy/${id}.html`;

const heading = async (request: APIRequestContext, id: number) => {
  const html = await (await request.get(address(id))).text();
  return /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .trim();
};

test('an edit is seen after the revalidation time, and not before somebody asks for the page', async ({
  request,
}) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Written before the edit', 'published');
  await expect.poll(() => heading(request, id), visible).toBe('Written before the edit');

  await cms.retitle(id, 'Written after the edit', 'published');
  // The time passes and nobody asks: whoever comes first still gets the page as it was, and wakes the new one.
  await pause(window);
  expect(await heading(request, id)).toBe('Written before the edit');
  await expect.poll(() => heading(request, id), visible).toBe('Written after the edit');
  await cms.deleteArticle(id);
});

test('a draft of a published article stays invisible', async ({ request }) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Published words', 'published');
  await expect.poll(() => heading(request, id), visible).toBe('Published words');

  await cms.retitle(id, 'Words of a draft', 'draft');
  for (let round = 0; round < 3; round += 1) {
    await pause(window);
    expect(await heading(request, id)).toBe('Published words');
  }
  const list = await (await request.get('/cht/xmsailSchool/companyEncy')).text();
  expect(list).not.toContain('Words of a draft');
  await cms.deleteArticle(id);
});

test('an id that is not published answers 404 with the message, and recovers when it is published', async ({
  page,
  request,
  problems,
}) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Late but published', 'draft');
  const missing = await page.goto(address(id));
  expect(missing?.status()).toBe(404);
  const message = page.getByText('哎呀，页面错误~');
  await expect(message).toBeVisible();
  await expect(message).toHaveAttribute('lang', 'zh-Hans');
  // One page is rendered for all addresses that there are not; its links are those of the one that was asked for.
  await page.getByRole('button', { name: 'EN English, choose language' }).click();
  await expect(page.getByRole('link', { name: 'DE Deutsch' })).toHaveAttribute('href', `/de${address(id)}`);
  // The browser itself logs the status of the page.
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('404 (Not Found)')));

  await cms.retitle(id, 'Late but published', 'published');
  await expect.poll(async () => (await request.get(address(id))).status(), visible).toBe(200);
  expect(await heading(request, id)).toBe('Late but published');
  await cms.deleteArticle(id);
});
