import { callApi } from '@/services/browser/api/callApi';
import { updateRequestContext } from '@/services/browser/api/requestContext';
import { hasConsent } from '@/services/browser/consent/consent';
import { removeStoredItems } from '@/services/browser/consent/consentStorage';
import { loadScript } from '@/services/browser/loading/script';
import { visitStorageKey } from '@/services/domain/visits/consent';
import {
  isNewVisit,
  isVisitorId,
  type StatisticsScript,
  type VisitorIds,
} from '@/services/domain/visits/visit';
import { isGermany } from '@/services/store/isGermany';
import { paramObj } from '@/services/store/paramObj';

declare global {
  interface Window {
    /** Set by the script of STATISTICS_SCRIPT_URL. */
    statistics?: Partial<Record<keyof VisitorIds, unknown>>;
  }
}

interface StoredVisit {
  /** Random, and of no use anywhere else. */
  id: string;
  /** When the last page was opened, in ms. */
  seenAt: number;
}

/** Fallback for blocked storage: the visit then lasts as long as the document. */
let inTab: StoredVisit | undefined;

function loadVisit(): StoredVisit | undefined {
  try {
    const { id, seenAt } = JSON.parse(localStorage.getItem(visitStorageKey) ?? '') as Partial<StoredVisit>;
    return isVisitorId(id) && typeof seenAt === 'number' ? { id, seenAt } : inTab;
  } catch {
    return inTab;
  }
}

function saveVisit(memory: StoredVisit) {
  inTab = memory;
  try {
    localStorage.setItem(visitStorageKey, JSON.stringify(memory));
  } catch {
    // Blocked or full.
  }
}

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The ids of the configured script; our own where there is none, or where it has none to give. */
async function idsFrom(script: StatisticsScript | undefined, own: string): Promise<VisitorIds> {
  if (script) await loadScript(script.url).catch(() => undefined);
  const { distinctId, firstId } = (script && window.statistics) ?? {};
  return {
    distinctId: isVisitorId(distinctId) ? distinctId : own,
    firstId: isVisitorId(firstId) ? firstId : own,
  };
}

/** Host of the page that led here, where that was another site. */
function referrerHost(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { host } = new URL(document.referrer);
  return host === window.location.host ? '' : host;
}

/**
 * Has the visit recorded with the first page of it that is opened after consent (requirements, 7:
 * visitor/record), and gives the visitor's ids to later calls. `path` without language, query and hash.
 */
export async function trackPageView(
  path: string,
  script?: StatisticsScript,
  now = new Date(),
): Promise<void> {
  const before = loadVisit();
  const id = before?.id ?? randomId();
  saveVisit({ id, seenAt: now.getTime() });
  const ids = await idsFrom(script, id);
  // The script may have taken its time.
  if (!hasConsent('statistics')) return;
  updateRequestContext(ids);
  if (!isNewVisit(before?.seenAt, now)) return;
  await callApi('recordVisitor', {
    path,
    title: document.title.slice(0, 300),
    referrerHost: referrerHost(),
    language: isGermany() ? 'de' : 'en',
    ...paramObj(),
  });
}

/** Stops tracking. A running script can be stopped only by reloading the page. */
export function stopTracking(script?: StatisticsScript) {
  inTab = undefined;
  updateRequestContext({ distinctId: '', firstId: '' });
  if (!script) return;
  removeStoredItems(script.keeps, script.keeps);
  window.location.reload();
}
