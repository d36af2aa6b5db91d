const listeners = new Set<() => void>();

/** Opens the dialog for changing the choice. */
export const openConsentSettings = () => listeners.forEach((listener) => listener());

const isSettingsLink = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-consent-settings]') !== null;

/** Calls `listener` when the dialog is requested, by code or by a link; returns the function that unsubscribes. */
export function onConsentSettings(listener: () => void): () => void {
  // Before the link's own handlers, which would follow it.
  const onClick = (event: Event) => {
    if (!isSettingsLink(event)) return;
    event.preventDefault();
    listener();
  };
  listeners.add(listener);
  document.addEventListener('click', onClick, true);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('click', onClick, true);
  };
}
