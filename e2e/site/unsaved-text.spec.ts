import type { Locator, Page, Request } from '@playwright/test';

import { admin, enterAdmin, formReady } from '../support/admin';
import { Cms } from '../support/cms';
import { holdBack } from '../support/holdBack';
import { splitFormStates } from '../support/splitAnswers';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const title = (page: Page) => page.locator('#field-title');
const otherTitle = (page: Page) => page.getByRole('textbox', { name: 'German' }).first();
const otherRichText = (page: Page) =>
  page.locator('.rich-text-lexical .other-language [contenteditable="true"]').first();

interface Draft {
  title: { en?: string; de?: string };
  content: unknown;
}

/** Opens the form of a new article, in English with German beside it; answers what reads its draft. */
async function openArticle(page: Page): Promise<() => Promise<Draft>> {
  const cms = await Cms.signIn();
  await enterAdmin(page.context(), cms, { role: 'editor' });
  const { id } = await cms.createArticle('Begun', 'draft');
  await page.goto(admin(`/collections/articles/${id}?locale=en`));
  await page.locator('.tabs-field__tab-button').first().click();
  await formReady(page);
  for (const field of [title, otherTitle, otherRichText]) await expect(field(page)).toBeVisible();
  return () => cms.read<Draft>(`articles/${id}?draft=true&depth=0&locale=all`);
}

/** The longest text that each field has shown since, by its selector; and what was shorter afterwards. */
interface Shown {
  longest: Record<string, string>;
  lost: string[];
}

/**
 * Looks in every frame that no field shows less than it has shown before, as it does when it is filled with an older text.
 * Begins anew each time.
 */
const watch = (page: Page) =>
  page.evaluate(() => {
    const shown: Shown = { longest: {}, lost: [] };
    const here = Object.assign(window, { shown });
    const look = () => {
      if (here.shown !== shown) return;
      for (const selector of [
        '#field-title',
        '.other-language textarea',
        '.other-language [contenteditable="true"]',
      ]) {
        const field = document.querySelector(selector);
        const text = field && 'value' in field ? String(field.value) : field?.textContent;
        if (text === undefined || text === null) continue;
        const longest = (shown.longest[selector] ??= text);
        if (text.length < longest.length) shown.lost.push(`${longest} > ${text}`);
        if (text.length > longest.length) shown.longest[selector] = text;
      }
      requestAnimationFrame(look);
    };
    look();
  });

/** The texts that the form keeps in the browser because the server has not saved them yet. */
const keptTexts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsavedText')));

/** Fast, but as people type. */
const pace = { delay: 40 };

const lost = (page: Page) => page.evaluate(() => (window as unknown as { shown: Shown }).shown.lost);

/** A save of the form itself; what is sent when a document is left is no form data. */
const isSave = (request: Request) =>
  request.url().includes('autosave=true') &&
  (request.headers()['content-type'] ?? '').startsWith('multipart/form-data');

/** After a save, and while somebody types, the form asks the server for its state. */
const isFormState = (request: Request) =>
  request.method() === 'POST' &&
  'next-action' in request.headers() &&
  Boolean(request.postData()?.includes('form-state'));
const isSavedState = (request: Request) =>
  isFormState(request) && Boolean(request.postData()?.includes('"data":{'));

const moments: [string, (request: Request) => boolean, 'request' | 'answer'][] = [
  ['a save is on its way to the server', isSave, 'request'],
  ['the answer to a save is on its way back', isSave, 'answer'],
  ['the form asks for its state while somebody types', isFormState, 'request'],
  ['the state of a form that is being changed is on its way back', isFormState, 'answer'],
  ['a saved form asks for its state', isSavedState, 'request'],
  ['the state of a saved form is on its way back', isSavedState, 'answer'],
];

test('text that is typed while saves and answers are under way is kept in every field', async ({ page }) => {
  const draft = await openArticle(page);
  const typed = { title: '', other: '', sentences: '' };
  for (const [moment, wanted, held] of moments)
    await test.step(moment, async () => {
      const { reached, letGo } = await holdBack(page, wanted, held);
      await title(page).fill(`While ${moment}`);
      await reached;
      await watch(page);
      await title(page).pressSequentially(': words', pace);
      await otherTitle(page).press('End');
      await otherTitle(page).pressSequentially(' Wörter', pace);
      await otherRichText(page).press('Control+End');
      await page.keyboard.type(' Ein deutscher Satz.', pace);
      // The editor of formatted text hands on what was typed half a second later at the latest.
      await page.waitForTimeout(700);
      letGo();

      typed.title = `While ${moment}: words`;
      typed.other += ' Wörter';
      typed.sentences += ' Ein deutscher Satz.';
      await expect.poll(async () => (await draft()).title).toEqual({ en: typed.title, de: typed.other });
      await expect.poll(async () => JSON.stringify((await draft()).content)).toContain(typed.sentences);
      await expect(title(page)).toHaveValue(typed.title);
      await expect(otherTitle(page)).toHaveValue(typed.other);
      await expect(otherRichText(page)).toHaveText(typed.sentences.trim());
      await expect.poll(() => keptTexts(page), 'text that the form takes for unsaved').toEqual([]);
      expect(await lost(page), 'what a field has shown, and then no more').toEqual([]);
    });
});

const fields: [string, (page: Page) => Locator, (draft: Draft) => string | undefined][] = [
  ['the title', title, (draft) => draft.title.en],
  ['the title in the other language', otherTitle, (draft) => draft.title.de],
  ['formatted text in the other language', otherRichText, (draft) => JSON.stringify(draft.content)],
];

test('text that is typed just before a save is answered is saved too', async ({ page }) => {
  const draft = await openArticle(page);
  for (const [name, field, saved] of fields)
    await test.step(name, async () => {
      const first = await holdBack(page, isSave, 'answer');
      await field(page).press('Control+End');
      await page.keyboard.type(' One', pace);
      await first.reached;
      // The second save waits for the first.
      await page.keyboard.type(' two', pace);
      await page.waitForTimeout(700);
      const second = await holdBack(page, isSave, 'answer');
      first.letGo();
      await second.reached;
      await page.keyboard.type(' three', pace);
      second.letGo();

      await expect.poll(async () => saved(await draft())).toContain('One two three');
      const shown = field === otherRichText ? field(page).textContent() : field(page).inputValue();
      expect(await shown).toContain('One two three');
    });
});

test('text that is typed while only a part of the form’s state has arrived is kept in every field', async ({
  page,
}) => {
  await splitFormStates(page, 400);
  const draft = await openArticle(page);
  await watch(page);
  const words = ' one two three four five six seven eight nine ten';
  for (const field of [title, otherTitle, otherRichText]) {
    await field(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(words, pace);
  }
  await expect(title(page)).toHaveValue(`Begun${words}`);
  await expect(otherTitle(page)).toHaveValue(words);
  await expect(otherRichText(page)).toHaveText(words.trim());
  await expect.poll(async () => (await draft()).title).toEqual({ en: `Begun${words}`, de: words });
  await expect.poll(async () => JSON.stringify((await draft()).content)).toContain(words);
  expect(await lost(page), 'what a field has shown, and then no more').toEqual([]);
});
