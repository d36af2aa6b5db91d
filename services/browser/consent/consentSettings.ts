const listeners = new Set<() => void>();

/** Asks for the dialog in which the choice can be changed. */
export const openConsentSettings = () => listeners.forEach((listener) => listener());

/** Calls `listener` when somebody asks for the dialog; returns what ends that. */
export function onConsentSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
