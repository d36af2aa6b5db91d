import type { Page, Request } from '@playwright/test';

import { enterAdmin, isFormState, openAdmin } from '../support/admin';
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
  await openAdmin(page, `/collections/articles/${id}?locale=en`);
  await page.locator('.tabs-field__tab-button').first().click();
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

/** The text that the form keeps in the browser because the server has not saved it yet. */
const keptText = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('unsavedText'))
      .join(),
  );

/** Types at the end of all three fields, and waits until the editor of formatted text has handed it on to the form. */
async function typeInAll(page: Page, words: string) {
  for (const field of [otherRichText, title, otherTitle]) {
    await field(page).press('Control+End');
    // Fast, but as people type.
    await page.keyboard.type(words, { delay: 40 });
  }
  const fieldsWithWords = async () => {
    const kept = await keptText(page);
    return kept === '' ? 3 : kept.split(words).length - 1;
  };
  await expect.poll(fieldsWithWords, 'fields of the form that have the words, or are saved').toBe(3);
}

const lost = (page: Page) => page.evaluate(() => (window as unknown as { shown: Shown }).shown.lost);

/** A save of the form itself; what is sent when a document is left is no form data. */
const isSave = (request: Request) =>
  request.url().includes('autosave=true') &&
  (request.headers()['content-type'] ?? '').startsWith('multipart/form-data');

const isSavedState = (request: Request) =>
  isFormState(request) && Boolean(request.postData()?.includes('"data":{'));

/** Waits until all three fields are saved; the title begins with what it had before. */
async function expectSaved(page: Page, draft: () => Promise<Draft>, words: string) {
  const saved = async () => {
    const { title: titles, content } = await draft();
    return [titles.en?.endsWith(words), titles.de?.endsWith(words), JSON.stringify(content).includes(words)];
  };
  await expect.poll(saved).toEqual([true, true, true]);
  await expect(title(page)).toHaveValue(`Begun${words}`);
  await expect(otherTitle(page)).toHaveValue(words);
  await expect(otherRichText(page)).toHaveText(words.trim());
  await expect.poll(() => keptText(page), 'text that the form takes for unsaved').toBe('');
  expect(await lost(page), 'what a field has shown, and then no more').toEqual([]);
}

test('text that is typed while saves and answers are under way is kept and saved in every field', async ({
  page,
}) => {
  const draft = await openArticle(page);
  await watch(page);
  let typed = '';
  const type = (words: string) => {
    typed += words;
    return typeInAll(page, words);
  };

  await test.step('the answers to two saves, of which the second waits for the first', async () => {
    const first = await holdBack(page, isSave, 'answer');
    await type(' One');
    await first.reached;
    await type(' two');
    const second = await holdBack(page, isSave, 'answer');
    first.letGo();
    await second.reached;
    await type(' three');
    second.letGo();
    await expectSaved(page, draft, typed);
  });
  for (const [moment, wanted, before, meanwhile] of [
    ['the state of a form that is being changed', isFormState, ' four', ' five'],
    ['the state of a saved form', isSavedState, ' six', ' seven'],
  ] as const)
    await test.step(moment, async () => {
      const { reached, letGo } = await holdBack(page, wanted, 'answer');
      await type(before);
      await reached;
      await type(meanwhile);
      letGo();
      await expectSaved(page, draft, typed);
    });
});

test('text that is typed while only a part of the form’s state has arrived is kept in every field', async ({
  page,
}) => {
  await splitFormStates(page, 400);
  const draft = await openArticle(page);
  await watch(page);
  const words = ' one two three four five six';
  await typeInAll(page, words);
  await expectSaved(page, draft, words);
});
