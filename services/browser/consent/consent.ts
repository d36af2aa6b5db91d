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

/** Whether the visitor has consented to this category, with the current texts. */
export const hasConsent = (category: ConsentCategory): boolean => allowed()?.includes(category) ?? false;

/** Whether the visitor has made a choice, with the current texts. */
export const isConsentDecided = (): boolean => allowed() !== undefined;

const listeners = new Set<() => void>();
let known: string | undefined;

/** Clears the storage of every category without consent. */
export const clearDisallowedStorage = () =>
  consentCategories.filter((category) => !hasConsent(category)).forEach(clearConsentStorage);

/** Notifies the listeners of a change in any tab, and clears the storage that is no longer allowed. */
export function syncConsent() {
  const choice = read();
  if (choice === known) return;
  known = choice;
  clearDisallowedStorage();
  listeners.forEach((listener) => listener());
}

/** Calls `listener` after every change of the choice, in this tab or another; returns the function that unsubscribes. */
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
