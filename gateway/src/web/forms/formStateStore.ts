'use client';

/** Saves the state of a form while its tab is open. The visitor's own task needs it, so no consent is needed. */
export function saveFormState(key: string, value: unknown): void {
  sessionStorage.setItem(key, JSON.stringify(value));
}

/** Returns the saved state, or null if there is none that can be read. */
export function loadFormState<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/**
 * Returns a clean-up for an effect: it clears the state when the form went away because another page took
 * its place, that is, because it was accepted. Links and reloads load a new document and come to no such end.
 */
export function clearFormStateOnLeave(key: string): () => void {
  const { pathname } = window.location;
  return () => {
    if (window.location.pathname !== pathname) sessionStorage.removeItem(key);
  };
}
