import Cookies from 'js-cookie';
import Router from 'next/router';
import { useSyncExternalStore } from 'react';

import type { SiteState } from './siteState';

/** Whether somebody is logged in, by the cookie that scripts may read: '0' and none are logged out (requirements, 4). */
export function isGWLogin(): NonNullable<SiteState['isGWLogin']> {
  const flag = Cookies.get('isGWLogin');
  return flag !== undefined && flag !== '0';
}

/** `isCleared`: the redirect helper ran, and nothing that is kept of the session holds any more. */
type SessionListener = (isCleared: boolean) => void;

const listeners = new Set<SessionListener>();

let channel: BroadcastChannel | undefined;
const otherTabs = () => (channel ??= new BroadcastChannel('session'));

/**
 * Calls `listener` when a login may have begun or ended: in this tab, which reads the cookie on its next page, in another
 * one, or on a page of the gateway host, from where no message comes, while this tab was out of sight. Returns what ends
 * that.
 */
export function onSessionChange(listener: SessionListener): () => void {
  const end = new AbortController();
  const { signal } = end;
  const readAgain = () => listener(false);
  listeners.add(listener);
  otherTabs().addEventListener('message', readAgain, { signal });
  window.addEventListener('focus', readAgain, { signal });
  window.addEventListener('pageshow', readAgain, { signal });
  document.addEventListener('visibilitychange', readAgain, { signal });
  Router.events.on('routeChangeComplete', readAgain);
  return () => {
    end.abort();
    Router.events.off('routeChangeComplete', readAgain);
    listeners.delete(listener);
  };
}

/** Makes the other tabs read the session's cookie again. */
export function notifyOtherTabs() {
  otherTabs().postMessage(null);
}

/** Empties what this tab keeps of the session, and makes every tab read its cookie again. */
export function clearSession() {
  listeners.forEach((listener) => listener(true));
  notifyOtherTabs();
}

const unknown = () => undefined;

/** Undefined until the page runs in a browser, whose cookie knows. */
export const useIsGWLogin = (): SiteState['isGWLogin'] =>
  useSyncExternalStore<SiteState['isGWLogin']>(onSessionChange, isGWLogin, unknown);
