const key = 'searchKey';
const off = 'off';

/** Fallback for blocked storage. */
let isOffForNow = false;

/** Whether the key `/` opens the search. */
export function isSearchShortcutEnabled(): boolean {
  try {
    return !isOffForNow && localStorage.getItem(key) !== off;
  } catch {
    return !isOffForNow;
  }
}

/**
 * Shortcuts of a single key can be turned off (WCAG 2.2, 2.1.4). The browser keeps a visitor's word on it, which needs
 * no consent because it is what the visitor asked for; without one nothing is kept.
 */
export function setSearchShortcutEnabled(isOn: boolean) {
  isOffForNow = !isOn;
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, off);
  } catch {
    // Blocked: it holds until the page is left.
  }
}
