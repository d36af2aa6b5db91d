/** What a visitor is told above the page, whatever page it is; texts are in `locales` under `notices`. */
export type Notice = 'systemError' | 'loggedOut';

let waiting: Notice[] = [];
let isExpected = false;
const listeners = new Set<() => void>();
const tellListeners = () => listeners.forEach((listener) => listener());

/** Tells the visitor, as soon as there is something on the page that shows notices. */
export function announce(notice: Notice) {
  waiting.push(notice);
  expectNotices();
}

/** Has the means to show a notice loaded before it comes: when a call fails, a script might not load either. */
export function expectNotices() {
  isExpected = true;
  tellListeners();
}

/** Whether notices have come or may soon. */
export const areNoticesExpected = (): boolean => isExpected;

/** The notices that nobody has shown yet; whoever takes them shows them. */
export function takeNotices(): Notice[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Calls `listener` whenever there may be something new; returns what ends that. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
