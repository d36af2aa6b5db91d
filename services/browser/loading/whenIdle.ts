/** Safari has no idle callback: so long after the load event, in milliseconds. */
const delay = 200;

function onIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}

/**
 * Calls back once the page has loaded and the browser has nothing else to do.
 * @returns cancels the call
 */
export function whenIdle(callback: () => void): () => void {
  if (document.readyState === 'complete') return onIdle(callback);
  let cancel = () => {};
  const begin = () => {
    cancel = onIdle(callback);
  };
  window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    cancel();
  };
}

/** Whether the visitor has asked the browser to save data; false where it does not say. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
