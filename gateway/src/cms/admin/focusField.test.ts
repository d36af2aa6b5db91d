/** @jest-environment jsdom */
import { focusField, pathsAround } from './focusField';

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
