import Cookies from 'js-cookie';

import {
  type ConsentCategory,
  consentCategories,
  consentCookie,
  parseConsent,
} from '@/services/domain/visits/consent';

import { clearConsentStorage } from './consentStorage';

const read = () => Cookies.get(consentCookie);
const allowed = () => parseConsent(read());

/** Whether the visitor has allowed this, by the newest texts. Nothing that needs it may happen before. */
export const hasConsent = (category: ConsentCategory): boolean => allowed()?.includes(category) ?? false;

/** Whether the visitor has chosen at all, by the newest texts. */
export const isConsentDecided = (): boolean => allowed() !== undefined;

const listeners = new Set<() => void>();
let known: string | undefined;

/** Removes what is kept without consent, or with one that has ended. */
export const clearDisallowedStorage = () =>
  consentCategories.filter((category) => !hasConsent(category)).forEach(clearConsentStorage);

/** Tells of a change and removes what is no longer allowed, whichever tab the change was made in. */
export function syncConsent() {
  const choice = read();
  if (choice === known) return;
  known = choice;
  clearDisallowedStorage();
  listeners.forEach((listener) => listener());
}

/** Calls `listener` after every change of the choice, in this tab or another; returns what ends that. */
export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    known = read();
    document.addEventListener('visibilitychange', syncConsent);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', syncConsent);
  };
}
