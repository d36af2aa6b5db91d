const listeners = new Set<() => void>();

/** Opens the dialog for changing the choice. */
export const openConsentSettings = () => listeners.forEach((listener) => listener());

/** Calls `listener` when the dialog is requested; returns the function that unsubscribes. */
export function onConsentSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
