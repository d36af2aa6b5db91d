/** Notifications shown above any page; their texts are in `locales` under `notices`. */
export type NotificationKey = 'systemError' | 'loggedOut';

let waiting: NotificationKey[] = [];
let isExpected = false;
const listeners = new Set<() => void>();
const tellListeners = () => listeners.forEach((listener) => listener());

/** Tells the visitor, as soon as there is something on the page that shows notices. */
export function notify(notice: NotificationKey) {
  waiting.push(notice);
  expectNotifications();
}

/** Has the means to show a notice loaded before it comes: when a call fails, a script might not load either. */
export function expectNotifications() {
  isExpected = true;
  tellListeners();
}

/** Whether notices have come or may soon. */
export const areNotificationsExpected = (): boolean => isExpected;

/** The notices that nobody has shown yet; whoever takes them shows them. */
export function takeNotifications(): NotificationKey[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Calls `listener` whenever there may be something new; returns what ends that. */
export function onNotification(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
