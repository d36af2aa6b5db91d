/** @jest-environment jsdom */
import type { FormPlace } from '../../domain/placeInForm';
import { focusField, pathsAround, rowAround } from './focusField';

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
/** Moves the focus and answers the element that has got it. */
const focused = (form: HTMLElement, ...asked: [Parameters<typeof focusField>[1], FormPlace]) =>
  new Promise<Element>((resolve) => {
    form.addEventListener('focusin', ({ target }) => resolve(target as Element), { once: true });
    focusField(form, ...asked);
  });

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
  expect((await focused(form, title, inTab)).id).toBe('field-items__0__title');
});

it.each([
  ['the other language beside it', text, 'TEXTAREA'],
  [
    'the field itself where the other language is not shown',
    text.replace('class="other', 'hidden class="other'),
    'INPUT',
  ],
])('takes an error about the other language to %s', async (_where, html, expected) => {
  const element = await focused(draw(html), { ...title, inOther: true }, { ...inTab, tab: undefined });
  expect(element.tagName).toBe(expected);
});

it('takes an error of a formatted text to the text and not to its toolbar', async () => {
  const form = draw(
    '<div data-field-path="content"><button></button><p contenteditable="true" tabindex="0"></p></div>',
  );
  const wanted = { path: 'content', inOther: false };
  expect((await focused(form, wanted, { place: [], rows: [], tab: undefined })).tagName).toBe('P');
});

it('gives up a field that is drawn after another was asked for', async () => {
  const form = draw(text);
  const place = { place: [], rows: [], tab: undefined };
  focusField(form, { path: 'summary', inOther: false }, place);
  expect((await focused(form, title, place)).id).toBe('field-items__0__title');
  form.insertAdjacentHTML('beforeend', '<input id="field-summary">');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  expect(document.activeElement?.id).toBe('field-items__0__title');
});

const row = `<div id="blocks-row-2">
  <button class="collapsible__toggle"></button><input name="blockName">
  <div class="collapsible__content"><button></button><input id="field-blocks__2__heading"></div></div>`;

it('takes a row to its first field, and not to its head', async () => {
  const wanted = { path: 'blocks.2', inOther: false };
  const place = { place: [], rows: [{ list: 'blocks', index: 2 }], tab: undefined };
  expect((await focused(draw(row), wanted, place)).id).toBe('field-blocks__2__heading');
});

it.each([
  ['a text', text, 'input', ['items.0.title']],
  ['the other language beside it', text, 'textarea', ['items.0.title']],
  [
    'an option',
    '<div class="field-type"><ul id="field-kind"><li><input id="field-kind-one"></li></ul></div>',
    'input',
    ['kind-one', 'kind'],
  ],
  [
    'the other language of a formatted text',
    `<div class="field-type" data-field-path="content"><div class="other-language">
      <div class="field-type" data-field-path="other-content"><input></div></div></div>`,
    'input',
    ['other-content', 'content'],
  ],
  [
    'a button of a list',
    `<div class="field-type" id="field-items"><button></button>${text}</div>`,
    'button',
    ['items'],
  ],
  [
    'a text in a list',
    `<div class="field-type" id="field-items">${text}</div>`,
    'textarea',
    ['items.0.title'],
  ],
  ['what is beside the fields', `${text}<button></button>`, 'button', []],
])('names the field around %s', (_where, html, element, paths) =>
  expect(pathsAround(draw(html).querySelector(element) as Element)).toEqual(paths),
);

it.each([
  ['a field of a row', row, 'input[id]', 'blocks.2'],
  ['the head of a row', row, '.collapsible__toggle', 'blocks.2'],
  [
    'a row within a row',
    '<div id="blocks-2-items-row-0"><button></button></div>',
    'button',
    'blocks.2.items.0',
  ],
  ['no row', '<div id="field-title"><input></div>', 'input', undefined],
])('names the row around %s', (_where, html, element, path) =>
  expect(rowAround(draw(html).querySelector(element) as Element)).toBe(path),
);
