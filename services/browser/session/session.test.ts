/** @jest-environment jsdom */
import Cookies from 'js-cookie';

import { installBroadcastChannel } from '@/services/fixtures/broadcastChannel';

import { isLoggedIn, onSessionChange, notifyOtherTabs, notifySessionChange } from './session';

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
  expect(isLoggedIn()).toBe(expected);
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

  it('is called once, in this tab and in others', () => {
    notifySessionChange();
    expect(listener).toHaveBeenCalledTimes(1);
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
  ])('is called when %s, until it is removed', (_case, happens) => {
    happens();
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    happens();
    notifySessionChange();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
