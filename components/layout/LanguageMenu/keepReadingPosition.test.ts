/** @jest-environment jsdom */
import Router from 'next/router';

import { keepReadingPosition } from './keepReadingPosition';

const scrollBy = jest.fn();
/** A page whose headings stand at these heights of the window, of 900 px. */
function show(...tops: number[]) {
  document.body.innerHTML = `<main>${tops.map(() => '<h2>A heading</h2>').join('')}</main>`;
  document.querySelectorAll('h2').forEach((heading, index) => {
    heading.getBoundingClientRect = () => ({ top: tops[index] ?? 0 }) as DOMRect;
  });
}
const tell = (event: 'routeChangeComplete' | 'routeChangeError') => Router.events.emit(event, '/de');

beforeEach(() => {
  scrollBy.mockClear();
  Object.assign(window, { scrollBy, innerHeight: 900 });
});

it.each([
  ['the last heading above the window', [-1_400, -200, 500], [-1_700, -260, 440], -60],
  ['a heading in the window', [-1_400, 250, 900], [-1_700, 290, 960], 40],
  ['the top of the page', [120, 700, 900], [120, 740, 990], 0],
])('keeps the scroll position at %s', (_case, before, after, by) => {
  show(...before);
  keepReadingPosition();
  show(...after);
  tell('routeChangeComplete');
  expect(scrollBy).toHaveBeenCalledWith({ top: by, behavior: 'instant' });
  tell('routeChangeComplete');
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

it.each([
  ['the other language has other headings', [-200, 500, 900], 'routeChangeComplete'],
  ['the page fails to load', [-200, 500], 'routeChangeError'],
] as const)('does not scroll if %s', (_case, after, event) => {
  show(-100, 600);
  keepReadingPosition();
  show(...after);
  tell(event);
  tell('routeChangeComplete');
  expect(scrollBy).not.toHaveBeenCalled();
});
