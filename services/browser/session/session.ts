import Cookies from 'js-cookie';

/** Whether somebody is logged in, by the cookie that scripts may read: '0' and none are logged out (requirements, 4). */
export function isLoggedIn(): boolean {
  const flag = Cookies.get('isGWLogin');
  return flag !== undefined && flag !== '0';
}

const listeners = new Set<() => void>();

let channel: BroadcastChannel | undefined;
const otherTabs = () => (channel ??= new BroadcastChannel('session'));

/**
 * Calls `listener` when a login may have begun or ended: in this tab, in another one, or on a page of the gateway host,
 * from where no message comes, while this tab was out of sight. Returns what ends that.
 */
export function onSessionChange(listener: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  listeners.add(listener);
  otherTabs().addEventListener('message', listener, { signal });
  window.addEventListener('focus', listener, { signal });
  window.addEventListener('pageshow', listener, { signal });
  document.addEventListener('visibilitychange', listener, { signal });
  return () => {
    end.abort();
    listeners.delete(listener);
  };
}

/** Makes the other tabs read the session's cookie again. */
export function notifyOtherTabs() {
  otherTabs().postMessage(null);
}

/** Makes every tab read the session's cookie again. */
export function notifySessionChange() {
  listeners.forEach((listener) => listener());
  notifyOtherTabs();
}
