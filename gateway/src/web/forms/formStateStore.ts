'use client';

/** What a form remembers while its tab is open. It is what the visitor is doing here, hence needs no consent. */
export function saveFormState(key: string, value: unknown): void {
  sessionStorage.setItem(key, JSON.stringify(value));
}

/** Null where nothing is remembered, or nothing of ours. */
export function loadFormState<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/**
 * For the end of an effect: forgets when the form went away because another page took its place, that is, because it
 * was accepted. Links and reloads load a new document and come to no such end.
 */
export function clearFormStateOnLeave(key: string): () => void {
  const { pathname } = window.location;
  return () => {
    if (window.location.pathname !== pathname) sessionStorage.removeItem(key);
  };
}
