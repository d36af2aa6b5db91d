/** @jest-environment jsdom */
import Cookies from 'js-cookie';

import { installBroadcastChannel } from '@/services/fixtures/broadcastChannel';

import { isLoggedIn, onSessionChange, notifyOtherTabs, notifySessionChange } from './session';

beforeAll(installBroadcastChannel);

it.each([
  [undefined, false],
  ['0', false],
  ['1', true],
  ['', true],
  ['true', true],
])('the cookie %j means logged in: %s', (flag, expected) => {
  if (flag === undefined) Cookies.remove('isGWLogin');
  else Cookies.set('isGWLogin', flag);
  expect(isLoggedIn()).toBe(expected);
});

describe('a change of the session', () => {
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

  it('notifies this tab and the others once', () => {
    notifySessionChange();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(inOtherTab).toHaveBeenCalledTimes(1);
  });

  it('can notify only the other tabs', () => {
    notifyOtherTabs();
    expect(listener).not.toHaveBeenCalled();
    expect(inOtherTab).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => void]>([
    ['another tab tells of it', () => otherTab.postMessage(null)],
    ['the window is looked at again', () => window.dispatchEvent(new Event('focus'))],
    ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the browser goes back to the page', () => window.dispatchEvent(new Event('pageshow'))],
  ])('is checked when %s', (_case, happens) => {
    happens();
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    happens();
    notifySessionChange();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
