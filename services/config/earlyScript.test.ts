/** @jest-environment jsdom */
import { earlyScript } from './earlyScript';

const sources = ['/_next/static/main.js', '/_next/static/page.js'];

/** The scripts that the browser has been given to run. */
const started = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script:not([type])')].map((script) => ({
    path: new URL(script.src).pathname,
    isOrdered: !script.async,
  }));
const all = sources.map((path) => ({ path, isOrdered: true }));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = sources.map((src) => `<script type="late" src="${src}"></script>`).join('');
  window.eval(earlyScript);
});

it('starts the late scripts in their order, once the frame after the load event is painted', () => {
  jest.advanceTimersByTime(100);
  expect(started()).toEqual([]);
  dispatchEvent(new Event('load'));
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(20);
  expect(started()).toEqual(all);
});

it.each(['pointerdown', 'touchstart', 'keydown'])('starts them on the first %s, and only once', (type) => {
  document.dispatchEvent(new Event(type));
  expect(started()).toEqual(all);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(5_000);
  expect(started()).toEqual(all);
});

it('starts them after 3 s when the load event does not come', () => {
  jest.advanceTimersByTime(2_900);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(started()).toEqual(all);
});
