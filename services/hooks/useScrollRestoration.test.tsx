import { renderHook } from '@testing-library/react';
import Router from 'next/router';

import { useScrollRestoration } from './useScrollRestoration';

const scrollTo = jest.fn();
const at = (scrollY: number) => Object.assign(window, { scrollY });
/** Simulates a navigation to the history entry of this key, by a link or by the back button. */
function change(key: string, isBack = false) {
  if (isBack) window.dispatchEvent(new PopStateEvent('popstate'));
  Router.events.emit('routeChangeStart', '/', { shallow: false });
  window.history.replaceState({ key }, '');
  at(0);
  Router.events.emit('routeChangeComplete', '/', { shallow: false });
}

beforeEach(() => {
  window.scrollTo = scrollTo;
  window.history.replaceState({ key: 'first' }, '');
  renderHook(useScrollRestoration);
  scrollTo.mockClear();
});

it('restores the scroll position on back and forward', () => {
  at(1_500);
  change('second');
  expect(scrollTo).not.toHaveBeenCalled();
  at(300);
  change('first', true);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1_500, behavior: 'instant' });
  change('second', true);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
});

it('stops smooth scrolling until the page of the way back has arrived', () => {
  const behavior = () => document.documentElement.style.scrollBehavior;
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(behavior()).toBe('auto');
  Router.events.emit('routeChangeComplete', '/', { shallow: false });
  expect(behavior()).toBe('');
});

it('does not scroll an unknown history entry', () => {
  change('before the reload', true);
  expect(scrollTo).not.toHaveBeenCalled();
});
