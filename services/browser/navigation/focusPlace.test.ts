/** @jest-environment jsdom */
import { focusPlaceInView, keepFocusInPage } from './focusPlace';

/** Lower edges of the sections, in px from the window's upper edge. */
const scrollTo = (...bottoms: number[]) =>
  document.querySelectorAll('section').forEach((section, index) => {
    section.getBoundingClientRect = () => ({ bottom: bottoms[index] }) as DOMRect;
  });
const focused = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML =
    '<a id="link" href="#x">x</a><main id="main" tabindex="-1"><section id="one"></section><section id="two"></section></main><dialog><button>Close</button></dialog>';
});

it.each([
  ['the page, at its start', [700, 1400], 'main'],
  ['the section in view', [-200, 500], 'two'],
  ['the last section, below all of them', [-900, -200], 'two'],
])('focuses %s', (_place, bottoms, id) => {
  scrollTo(...bottoms);
  focusPlaceInView();
  expect(focused()).toBe(id);
});

it('focuses a page without sections', () => {
  document.querySelectorAll('section').forEach((section) => section.remove());
  focusPlaceInView();
  expect(focused()).toBe('main');
});

it('leaves the focus where a browser has given it back', () => {
  scrollTo(700, 1400);
  const [link, dialog] = [document.querySelector('a'), document.querySelector('dialog')];
  link?.focus();
  keepFocusInPage(dialog);
  expect(focused()).toBe('link');
  link?.blur();
  keepFocusInPage(dialog);
  expect(focused()).toBe('main');
  dialog?.querySelector('button')?.focus();
  keepFocusInPage(dialog);
  expect(focused()).toBe('main');
});
