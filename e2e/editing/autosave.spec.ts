import type { Page } from '@playwright/test';

import { enterAdmin, openAdmin, openAs } from '../support/admin';
import { Cms } from '../support/cms';
import { holdBack } from '../support/holdBack';
import { expect, test } from '../support/test';

const title = (page: Page) => page.locator('#field-title');

const open = (page: Page, id: number) => openAdmin(page, `/collections/articles/${id}?locale=en`);

test('a draft saves itself while somebody types, and the preview follows', async ({ page, context }) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const { id } = await cms.createArticle('As published', 'published');
  await open(page, id);
  await page.locator('#live-preview-toggler').click();
  const shown = page.frameLocator('.live-preview-window iframe').getByRole('heading', { level: 1 });
  await expect(shown).toHaveText('As published');
  const scrolled = page.frameLocator('.live-preview-window iframe').locator('html');

  // The first time, the page may still be loading its scripts.
  await title(page).fill('While it is typed');
  await expect(shown).toHaveText('While it is typed');
  await scrolled.evaluate(() => window.scrollTo(0, 120));
  await title(page).fill('To the end');
  await expect(shown).toHaveText('To the end');
  expect(await scrolled.evaluate(() => window.scrollY)).toBe(120);
  const titleOf = async (query: string) =>
    (await cms.read<{ title: unknown }>(`articles/${id}?depth=0${query}`)).title;
  expect([await titleOf(''), await titleOf('&draft=true')]).toEqual(['As published', 'To the end']);
});

test('leaving loses no text: by a link, without a network, without a login', async ({
  page,
  context,
  problems,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const { id } = await cms.createArticle('Begun', 'draft');
  const draft = async () => (await cms.read<{ title: string }>(`articles/${id}?draft=true&depth=0`)).title;
  await open(page, id);

  // A link, at once after the last key.
  await title(page).fill('Left by a link');
  await page.locator('.step-nav').getByRole('link', { name: 'Articles' }).click();
  await expect.poll(draft).toBe('Left by a link');

  // The tab is closed.
  await open(page, id);
  await title(page).fill('Left by closing');
  await page.goto('about:blank');
  await expect.poll(draft).toBe('Left by closing');

  // No network: it is said, and made good.
  await open(page, id);
  await expect(page.getByText('could not be saved when you left')).toBeHidden();
  await context.setOffline(true);
  await title(page).fill('Typed in a tunnel');
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(draft).toBe('Typed in a tunnel');
  await expect(page.getByText('The server cannot be reached.')).toBeHidden();

  // No login any more: the text is offered at the next visit, whatever becomes of the page.
  const cookies = await context.cookies();
  await context.clearCookies();
  await title(page).fill('Typed after the login had ended');
  await expect(page.locator('.draft-keeper, .login__form').first()).toBeVisible();
  await page.goto('about:blank');
  expect(await draft()).toBe('Typed in a tunnel');
  await context.addCookies(cookies);
  await open(page, id);
  await expect(page.getByText('could not be saved when you left')).toBeVisible();
  await page.getByRole('button', { name: 'Put it into the draft' }).click();
  await expect(title(page)).toHaveValue('Typed after the login had ended');
  expect(await draft()).toBe('Typed after the login had ended');
  // Messages of the browser and of Payload about the lost network.
  problems.want(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /Cannot destructure property 'Field'/);
  problems.wantStatus(401);
  problems.wantStatus(403);
});

test('publishing is not lost: while the draft saves itself, and after the login has ended', async ({
  page,
  context,
  problems,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const { id } = await cms.createArticle('As published', 'published');
  const live = async () => (await cms.read<{ title: string }>(`articles/${id}?depth=0`)).title;
  await open(page, id);

  const save = await holdBack(page, (request) => request.url().includes('autosave=true'), 'answer');
  await title(page).fill('While it is saved');
  await save.reached;
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('button', { name: 'Publishing once it is saved' })).toBeVisible();
  expect(await live()).toBe('As published');
  save.letGo();
  await expect.poll(live).toBe('While it is saved');
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeDisabled();

  const cookies = await context.cookies();
  await title(page).fill('Before the login ended');
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled();
  await context.clearCookies();
  await title(page).fill('After the login had ended');
  const loggedOut = page.getByText('You are no longer logged in.');
  await expect(loggedOut).toBeVisible();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Please log in first')).toBeVisible();
  await expect(loggedOut).toBeVisible();
  await context.addCookies(cookies);
  const draft = async () => (await cms.read<{ title: string }>(`articles/${id}?draft=true&depth=0`)).title;
  await expect.poll(draft).toBe('After the login had ended');
  await expect(loggedOut).toBeHidden();
  expect(await live()).toBe('While it is saved');
  problems.wantStatus(401);
  problems.wantStatus(403);
});

test('after a take-over the first editor is told without typing, and finds the words among the versions', async ({
  page,
  context,
  browser,
  problems,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const { id } = await cms.createArticle('Begun', 'draft');
  await open(page, id);
  await title(page).fill('Words of the first');
  const draft = async () => (await cms.read<{ title: string }>(`articles/${id}?draft=true&depth=0`)).title;
  await expect.poll(draft).toBe('Words of the first');

  const theirs = await openAs(browser, cms, { role: 'editor', name: 'Somebody else' });
  await open(theirs, id);
  await theirs.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('heading', { name: 'Editing taken over' })).toBeVisible();
  await expect(page.getByText('What you wrote is kept')).toBeVisible();
  await title(theirs).fill('Words of the second');
  await expect.poll(draft).toBe('Words of the second');
  const { docs } = await cms.read<{ docs: { version: { title: string } }[] }>(
    `articles/versions?where[parent][equals]=${id}&depth=0`,
  );
  expect(docs.map(({ version }) => version.title)).toContain('Words of the first');

  await theirs.context().close();
  problems.wantStatus(423);
});
