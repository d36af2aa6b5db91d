import { hasConsent } from '@/services/browser/consent/consent';
import {
  withShowing,
  isPopUpAllowed,
  type PopUpHistory,
  parsePopUpHistory,
} from '@/services/domain/activities/popUpSchedule';
import { popUpStorageKey } from '@/services/domain/visits/consent';

/** Of this tab, for as long as no page is loaded anew. */
let seen: PopUpHistory | undefined;

/** Throws where storage is blocked. */
const stored = () => parsePopUpHistory(localStorage.getItem(popUpStorageKey));

/** Whether the visit began with the page that the browser loaded last, as far as can be told without keeping anything. */
function isFirstPageOfVisit(): boolean {
  const [loading] = performance.getEntriesByType('navigation');
  const cameFromHere = document.referrer.startsWith(`${window.location.origin}/`);
  return !cameFromHere && (loading === undefined || loading.type === 'navigate');
}

/** Whether it is time for the activity pop-up; once in a visit where nothing may be kept, or nothing can. */
export function isPopUpDue(now: Date): boolean {
  try {
    if (hasConsent('campaigns')) return isPopUpAllowed(stored() ?? seen, now);
  } catch {
    // As without consent.
  }
  return !seen && isFirstPageOfVisit();
}

/** Remembers a showing, in the browser only where the visitor allows it. */
export function recordPopUpShown(now: Date) {
  try {
    if (hasConsent('campaigns')) seen = stored() ?? seen;
    seen = withShowing(seen, now);
    if (hasConsent('campaigns')) localStorage.setItem(popUpStorageKey, JSON.stringify(seen));
  } catch {
    seen = withShowing(seen, now);
  }
}
