/** @jest-environment jsdom */
import Cookies from 'js-cookie';

import { chosenScheme, followSchemeSelect } from './schemeChoice';

const root = document.documentElement;
const list = () => document.querySelector('select') as HTMLSelectElement;
const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);
let end: () => void;
function open(domain = '') {
  end = followSchemeSelect(domain);
}
function choose(value: string) {
  list().value = value;
  list().dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color"><meta name="theme-color">';
  document.body.innerHTML =
    '<select name="scheme"><option value="system"><option value="light"><option value="dark"></select>';
});

afterEach(() => {
  end();
  Cookies.remove('scheme');
  delete root.dataset.scheme;
});

it('leaves the scheme to the system without a choice', () => {
  open();
  expect([root.dataset.scheme, list().value, chosenScheme()]).toEqual([undefined, 'system', 'system']);
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  expect(document.cookie).toBe('');
});

it('shows and keeps a choice, for the frame of the browser too', () => {
  open();
  choose('dark');
  expect([root.dataset.scheme, chosenScheme()]).toEqual(['dark', 'dark']);
  expect(media()).toEqual(['not all', 'all']);
});

it('forgets a choice when the system shall decide', () => {
  Cookies.set('scheme', 'dark');
  open();
  expect([root.dataset.scheme, list().value]).toEqual(['dark', 'dark']);
  choose('system');
  expect([root.dataset.scheme, document.cookie]).toEqual([undefined, '']);
});

it('keeps a choice for 365 days on the shared domain', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  open('example.com');
  choose('light');
  expect(written).toHaveBeenLastCalledWith(
    expect.stringMatching(/^scheme=light; path=\/; domain=example\.com; expires=.+; sameSite=Lax$/),
  );
  written.mockRestore();
});

it('takes over what was chosen before it came', () => {
  list().value = 'dark';
  open();
  expect([root.dataset.scheme, Cookies.get('scheme')]).toEqual(['dark', 'dark']);
});

it('ignores an unknown value', () => {
  Cookies.set('scheme', 'sepia');
  open();
  expect([root.dataset.scheme, list().value]).toEqual([undefined, 'system']);
});

it('shows a choice of another page on the way back', () => {
  open();
  Cookies.set('scheme', 'light');
  window.dispatchEvent(new Event('pageshow'));
  expect([root.dataset.scheme, list().value]).toEqual(['light', 'light']);
});
