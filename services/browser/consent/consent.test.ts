/** @jest-environment jsdom */
import Cookies from 'js-cookie';

import { consentCookie, consentVersion } from '@/services/domain/visits/consent';

import {
  syncConsent,
  hasConsent,
  isConsentDecided,
  clearDisallowedStorage,
  onConsentChange,
} from './consent';

const choose = (categories: string[], revision = consentVersion) =>
  Cookies.set(consentCookie, JSON.stringify({ categories, revision }));

const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => Object.keys(Cookies.get()).forEach((name) => Cookies.remove(name)));

it('has no consent before a choice', () => {
  expect(isConsentDecided()).toBe(false);
  expect(hasConsent('statistics')).toBe(false);
  choose(['necessary', 'statistics']);
  expect(isConsentDecided()).toBe(true);
  expect(hasConsent('statistics')).toBe(true);
  expect(hasConsent('campaigns')).toBe(false);
});

it('ignores a choice for another version of the texts', () => {
  choose(['statistics', 'campaigns'], consentVersion - 1);
  expect(isConsentDecided()).toBe(false);
  expect(hasConsent('campaigns')).toBe(false);
});

it('calls the listener once per change, also if it happened in another tab', () => {
  const listener = jest.fn();
  const end = onConsentChange(listener);
  returnToTab();
  expect(listener).not.toHaveBeenCalled();
  choose(['statistics']);
  syncConsent();
  syncConsent();
  expect(listener).toHaveBeenCalledTimes(1);
  choose([]);
  returnToTab();
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  choose(['statistics']);
  returnToTab();
  expect(listener).toHaveBeenCalledTimes(2);
});

it('removes only the cookies of a withdrawn category', () => {
  choose(['campaigns']);
  const end = onConsentChange(jest.fn());
  Cookies.set('channelNo', '7');
  Cookies.set('i18n_redirected', 'de');
  clearDisallowedStorage();
  expect(Cookies.get('channelNo')).toBe('7');
  choose(['statistics']);
  syncConsent();
  expect(Cookies.get('channelNo')).toBeUndefined();
  expect(Cookies.get('i18n_redirected')).toBe('de');
  end();
});
