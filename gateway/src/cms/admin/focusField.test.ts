/** @jest-environment jsdom */
import { focusField, pathAt } from './focusField';

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = jest.fn();
  Element.prototype.checkVisibility = function isShown(this: Element) {
    return !this.closest('[hidden]');
  };
});

const draw = (html: string): HTMLElement => {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.body.firstElementChild as HTMLElement;
};
const nextFrames = () => new Promise((resolve) => setTimeout(resolve, 100));

const text = `<div class="field-type"><input id="field-items__0__title">
  <div class="other-language"><textarea></textarea></div></div>`;
const title = { path: 'items.0.title', inOther: false };
const inTab = { place: [], rows: [{ list: 'items', index: 0 }], tab: 'Content' };

it('opens the tab of a field and waits until it is drawn', async () => {
  const form = draw(
    '<div class="document-fields"><button type="button" class="tabs-field__tab-button">Basics</button><button type="button" class="tabs-field__tab-button">Content<span>1</span></button></div>',
  );
  form.querySelectorAll('button')[1]?.addEventListener('click', () => {
    setTimeout(() => form.insertAdjacentHTML('beforeend', text), 40);
  });
  focusField(form, title, inTab);
  await nextFrames();
  expect(document.activeElement?.id).toBe('field-items__0__title');
});

it.each([
  ['the other language beside it', text, 'TEXTAREA'],
  [
    'the field itself where the other language is not shown',
    text.replace('class="other', 'hidden class="other'),
    'INPUT',
  ],
])('takes an error about the other language to %s', async (_where, html, expected) => {
  focusField(draw(html), { ...title, inOther: true }, { ...inTab, tab: undefined });
  await nextFrames();
  expect(document.activeElement?.tagName).toBe(expected);
});

it('takes an error of a formatted text to the text and not to its toolbar', async () => {
  const form = draw(
    '<div data-field-path="content"><button></button><p contenteditable="true" tabindex="0"></p></div>',
  );
  focusField(form, { path: 'content', inOther: false }, { place: [], rows: [], tab: undefined });
  await nextFrames();
  expect(document.activeElement?.tagName).toBe('P');
});

const row = `<div id="blocks-row-2">
  <button class="collapsible__toggle"></button><input name="blockName">
  <div class="collapsible__content"><button></button><input id="field-blocks__2__heading"></div></div>`;

it('takes a row to its first field, and not to its head', async () => {
  const wanted = { path: 'blocks.2', inOther: false };
  focusField(draw(row), wanted, { place: [], rows: [{ list: 'blocks', index: 2 }], tab: undefined });
  await nextFrames();
  expect(document.activeElement?.id).toBe('field-blocks__2__heading');
});

it.each([
  ['a field of a row', row, '#field-blocks__2__heading', 'blocks.2.heading'],
  ['the head of a row', row, '.collapsible__toggle', 'blocks.2'],
  [
    'the head of an inner row',
    '<div id="blocks-2-items-row-0"><button></button></div>',
    'button',
    'blocks.2.items.0',
  ],
  ['a formatted text', '<div data-field-path="content"><p></p></div>', 'p', 'content'],
  ['the other language of a field', text, 'textarea', 'items.0.title'],
  ['something else', '<button></button>', 'button', undefined],
])('names the place of %s', (_what, html, selector, path) => {
  const element = draw(html).querySelector(selector) as Element;
  expect(pathAt(element)).toBe(path);
});
