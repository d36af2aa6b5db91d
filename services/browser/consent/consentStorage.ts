import Cookies from 'js-cookie';

import { type ConsentCategory, consentStorage } from '@/services/domain/visits/consent';

/** `a.b.example.com`, `b.example.com` … and the host alone: a cookie is removed only from the domain it was set on. */
function domainsOf(host: string): (string | undefined)[] {
  const labels = host.split('.');
  return [undefined, ...labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))];
}

/** Removes cookies and keys of storage by their names. */
export function removeStoredItems(cookies: readonly string[], storage: readonly string[]) {
  for (const name of cookies.filter((cookie) => Cookies.get(cookie) !== undefined))
    for (const domain of domainsOf(window.location.hostname)) Cookies.remove(name, { domain });
  try {
    for (const key of storage) {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked: there is nothing to forget.
  }
}

/** Removes the cookies and storage keys of a category. */
export const clearConsentStorage = (category: ConsentCategory) =>
  removeStoredItems(consentStorage[category].cookies, consentStorage[category].storage);
