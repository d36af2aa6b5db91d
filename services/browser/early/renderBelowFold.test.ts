/** @jest-environment jsdom */
import { renderBelowFold } from './renderBelowFold';

/** Below the first three. */
const parts = 'main section:nth-child(n + 4), footer';
const { dataset } = document.documentElement;
/** Numbers of the sections whose layout has been asked for. */
const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('section, footer, p')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ id }) => id);

beforeEach(() => {
  jest.useFakeTimers();
  dataset.firstScreen = '';
  const sections = ['1', '2', '3', '4', '5'].map((id) => `<section id="${id}"></section>`).join('');
  document.body.innerHTML = `<main>${sections}</main><footer id="footer"></footer>`;
});

afterEach(() => jest.useRealTimers());

it('lays out one part below the first screen in each idle moment, and leaves nothing behind', () => {
  renderBelowFold(parts);
  expect(laidOut()).toEqual([]);
  const steps = [['4'], ['4', '5'], ['4', '5', 'footer'], []];
  for (const step of steps) {
    expect(dataset).toHaveProperty('firstScreen');
    jest.runOnlyPendingTimers();
    expect(laidOut()).toEqual(step);
  }
  expect(dataset).not.toHaveProperty('firstScreen');
  expect(jest.getTimerCount()).toBe(0);
});

it('lays out a long text 1,500 letters at a time', () => {
  const paragraphs = ['1', '2', '3', '4', '5', '6', '7']
    .map((id) => `<p id="${id}">${'x'.repeat(700)}</p>`)
    .join('');
  document.body.innerHTML = `<main>${paragraphs}</main>`;
  renderBelowFold('p');
  jest.runOnlyPendingTimers();
  expect(laidOut()).toEqual(['1', '2', '3']);
  jest.runOnlyPendingTimers();
  expect(laidOut()).toEqual(['1', '2', '3', '4', '5', '6']);
});

it('takes the parts of the page that is shown, when another has been opened meanwhile', () => {
  renderBelowFold(parts);
  jest.runOnlyPendingTimers();
  document.body.innerHTML = '<main></main><footer id="footer"></footer>';
  jest.runOnlyPendingTimers();
  expect(laidOut()).toEqual(['footer']);
});

it('does nothing once ended', () => {
  renderBelowFold(parts)();
  jest.runAllTimers();
  expect(dataset).toHaveProperty('firstScreen');
});

it('does nothing where the whole page has been laid out', () => {
  delete dataset.firstScreen;
  renderBelowFold(parts);
  expect(jest.getTimerCount()).toBe(0);
});
