/** @jest-environment jsdom */
import { followChapters } from './currentChapter';

jest.mock('next/router', () => ({
  __esModule: true,
  default: { events: { on: jest.fn(), off: jest.fn() } },
}));

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const tops: Record<string, number> = {};
const current = () =>
  [...document.querySelectorAll('[aria-current=location]')].map((link) => link.textContent);
const scrollTo = async (places: Record<string, number>) => {
  Object.assign(tops, places);
  window.dispatchEvent(new Event('scroll'));
  await frame();
};
let end = () => {};

beforeEach(async () => {
  window.innerHeight = 900;
  document.body.innerHTML = `
    <nav data-contents><a href="#one">One</a><a href="#f%C3%BCr">Two</a><a href="#missing">None</a></nav>
    <h2 id="one"></h2><h2 id="für"></h2>`;
  // jsdom has no layout.
  Element.prototype.checkVisibility = function (this: Element) {
    return !this.hasAttribute('hidden');
  };
  for (const heading of document.querySelectorAll('h2'))
    heading.getBoundingClientRect = () => ({ top: tops[heading.id] }) as DOMRect;
  Object.assign(tops, { one: 600, für: 1200 });
  end = followChapters();
  await frame();
});
afterEach(() => end());

it('marks nothing before the first chapter', () => {
  expect(current()).toEqual([]);
});

it('marks the last chapter whose heading has come up', async () => {
  await scrollTo({ one: 250, für: 850 });
  expect(current()).toEqual(['One']);
  await scrollTo({ one: -900, für: 100 });
  expect(current()).toEqual(['Two']);
  await scrollTo({ one: 299, für: 301 });
  expect(current()).toEqual(['One']);
});

it('marks the first of several short chapters in view, and the last once none is', async () => {
  await scrollTo({ one: 100, für: 200 });
  expect(current()).toEqual(['One']);
  await scrollTo({ one: -100, für: -50 });
  expect(current()).toEqual(['Two']);
});

it('passes over chapters that are hidden', async () => {
  document.getElementById('für')?.setAttribute('hidden', '');
  await scrollTo({ one: 250, für: 0 });
  expect(current()).toEqual(['One']);
});

it('keeps the link to the current chapter in view in a row that scrolls sideways', async () => {
  const row = document.querySelector('nav');
  const [, second] = row?.querySelectorAll('a') ?? [];
  if (!row || !second) throw new Error('There is no list of contents.');
  const size = (element: Element, sizes: Record<string, number>) =>
    Object.entries(sizes).forEach(([name, value]) => Object.defineProperty(element, name, { value }));
  size(row, { scrollWidth: 900, clientWidth: 300 });
  size(second, { offsetLeft: 500, offsetWidth: 100 });
  await scrollTo({ one: -900, für: 100 });
  expect(row.scrollLeft).toBe(400);
});

it('ends', async () => {
  end();
  await scrollTo({ one: 0 });
  expect(current()).toEqual([]);
});
