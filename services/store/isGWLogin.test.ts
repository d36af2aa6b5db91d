/** @jest-environment jsdom */
import Cookies from 'js-cookie';
import Router from 'next/router';

import { installBroadcastChannel } from '@/services/fixtures/broadcastChannel';

import { isGWLogin, onSessionChange, notifyOtherTabs, clearSession } from './isGWLogin';

// Shows (requirements, 4.1 and 6.1).

beforeAll(installBroadcastChannel);

it.each([
  [undefined, false],
  ['0', false],
  ['1', true],
  ['', true],
  ['true', true],
])('with the cookie %j the visitor is logged in: %s', (flag, expected) => {
  if (flag === undefined) Cookies.remove('isGWLogin');
  else Cookies.set('isGWLogin', flag);
  expect(isGWLogin()).toBe(expected);
});

describe('the session listener', () => {
  const listener = jest.fn();
  const inOtherTab = jest.fn();
  let otherTab: BroadcastChannel;
  let end: () => void;

  beforeEach(() => {
    jest.clearAllMocks();
    otherTab = new BroadcastChannel('session');
    otherTab.addEventListener('message', inOtherTab);
    end = onSessionChange(listener);
  });
  afterEach(() => {
    otherTab.close();
    end();
  });

  it('is called once by clearSession, in this tab and in others, and told to forget', () => {
    clearSession();
    expect(listener.mock.calls).toEqual([[true]]);
    expect(inOtherTab).toHaveBeenCalledTimes(1);
  });

  it('is called only in other tabs by notifyOtherTabs', () => {
    notifyOtherTabs();
    expect(listener).not.toHaveBeenCalled();
    expect(inOtherTab).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => void]>([
    ['another tab posts a message', () => otherTab.postMessage(null)],
    ['the window gets focus', () => window.dispatchEvent(new Event('focus'))],
    ['the tab becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the page is shown from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
    ['another page of the site is shown', () => Router.events.emit('routeChangeComplete')],
  ])('is called when %s, until it is removed', (_case, happens) => {
    happens();
    expect(listener.mock.calls).toEqual([[false]]);
    end();
    happens();
    clearSession();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
