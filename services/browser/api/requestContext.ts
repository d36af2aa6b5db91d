import { maxTitleLength } from '@/services/domain/visits/visit';
import { isGermany } from '@/services/store/isGermany';
import { fromTitle, toTitle } from '@/services/store/titles';

interface BrowserContext {
  /** Ids of the statistics script, once consented. */
  distinctId: string;
  firstId: string;
  /** Another system type than the site's own: 04 in the activity area. */
  systemType: string;
}

const context: BrowserContext = { distinctId: '', firstId: '', systemType: '' };

/** Updates the context that later calls send. */
export function updateRequestContext(news: Partial<BrowserContext>) {
  Object.assign(context, news);
}

/** Header values are ASCII: everything else is percent-encoded, and a lone surrogate cannot be. */
const encoded = (title: string) =>
  encodeURIComponent(title.slice(0, maxTitleLength).replace(/\p{Surrogate}/gu, ''));

/** The headers that only the browser can know (requirements, 7); the API proxy adds the others. */
export function requestHeaders(): Record<string, string> {
  const { distinctId, firstId, systemType } = context;
  return {
    'Accept-Language': isGermany() ? 'de' : 'en',
    title: encoded(toTitle()),
    'source-title': encoded(fromTitle()),
    ...(distinctId && { 'distinct-id': distinctId }),
    ...(firstId && { 'first-id': firstId }),
    ...(systemType && { systemType }),
  };
}
