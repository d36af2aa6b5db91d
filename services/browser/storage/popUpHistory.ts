import { hasConsent } from '@/services/browser/consent/consent';
import {
  afterShowing,
  isActivityModalTime,
  type PopUpMemory,
  toPopUpMemory,
} from '@/services/domain/activities/popUpSchedule';
import { popUpKey } from '@/services/domain/visits/consent';

/** Of this tab, for as long as no page is loaded anew. */
let seen: PopUpMemory | undefined;

/** Throws where storage is blocked. */
const stored = () => toPopUpMemory(localStorage.getItem(popUpKey));

/** Whether the visit began with the page that the browser loaded last, as far as can be told without keeping anything. */
function isBeginning(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const cameFromHere = document.referrer.startsWith(`${window.location.origin}/`);
  return !cameFromHere && (loading === undefined || loading.type === 'navigate');
}

/** Whether it is time for the activity pop-up; once in a visit where nothing may be kept, or nothing can. */
export function isPopUpTime(now: Date): boolean {
  try {
    if (hasConsent('campaigns')) return isActivityModalTime(stored() ?? seen, now);
  } catch {
    // As without consent.
  }
  return !seen && isBeginning();
}

/** Remembers a showing, in the browser only where the visitor allows it. */
export function rememberPopUp(now: Date) {
  try {
    if (hasConsent('campaigns')) seen = stored() ?? seen;
    seen = afterShowing(seen, now);
    if (hasConsent('campaigns')) localStorage.setItem(popUpKey, JSON.stringify(seen));
  } catch {
    seen = afterShowing(seen, now);
  }
}
