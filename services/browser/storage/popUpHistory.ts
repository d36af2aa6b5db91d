import { hasConsent } from '@/services/browser/consent/consent';
import {
  activityModalTime,
  parsePopUpHistory,
  withShowing,
} from '@/services/domain/activities/popUpSchedule';
import { popUpStorageKey } from '@/services/domain/visits/consent';

/** Throws where storage is blocked. */
const stored = () => parsePopUpHistory(localStorage.getItem(popUpStorageKey));

/** Whether it is time for the activity pop-up: never where its showings may not be remembered, or cannot be. */
export function isPopUpDue(now: Date): boolean {
  try {
    return hasConsent('campaigns') && activityModalTime(stored(), now);
  } catch {
    return false;
  }
}

/** Remembers a showing; false where it is not time for one. */
function recordShowing(now: Date): boolean {
  try {
    if (!isPopUpDue(now)) return false;
    localStorage.setItem(popUpStorageKey, JSON.stringify(withShowing(stored(), now)));
    return true;
  } catch {
    return false;
  }
}

/** Ends a showing, so that other tabs may have theirs. */
export type EndShowing = () => void;

/**
 * Remembers a showing, right before it begins; undefined where it is no longer time for one. One tab shows the pop-up
 * at a time: what it has stored may reach another tab's process only a moment later.
 */
export function beginShowing(now = new Date()): Promise<EndShowing | undefined> {
  // Over plain HTTP there are no locks.
  if (!('locks' in navigator)) return Promise.resolve(recordShowing(now) ? () => {} : undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(popUpStorageKey, { ifAvailable: true }, (lock) => {
      if (!lock || !recordShowing(now)) return resolve(undefined);
      return new Promise<void>(resolve);
    });
  });
}
