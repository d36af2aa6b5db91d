/** Notifications shown above any page; their texts are in `locales` under `notices`. */
export type NotificationKey = 'systemError' | 'loggedOut';

let waiting: NotificationKey[] = [];
let isExpected = false;
const listeners = new Set<() => void>();
const tellListeners = () => listeners.forEach((listener) => listener());

/** Adds a notification; it is shown as soon as the toaster has loaded. */
export function notify(notice: NotificationKey) {
  waiting.push(notice);
  expectNotifications();
}

/** Loads the toaster before it is needed: when a call fails, a script might not load either. */
export function expectNotifications() {
  isExpected = true;
  tellListeners();
}

/** Whether the toaster is needed. */
export const areNotificationsExpected = (): boolean => isExpected;

/** Returns the notifications that were not shown yet, and removes them from the queue. */
export function takeNotifications(): NotificationKey[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Calls `listener` after each change; returns the function that unsubscribes. */
export function onNotification(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
