import { defaultLocale, isLocale } from '@/services/domain/locale/locale';
import { maxTitleLength } from '@/services/domain/visits/visit';

interface BrowserContext {
  /** Title of the page before; empty on the first one. */
  sourceTitle: string;
  /** Ids of the statistics script, once consented. */
  distinctId: string;
  firstId: string;
  /** Another system type than the site's own: 04 in the activity area. */
  systemType: string;
}

const context: BrowserContext = { sourceTitle: '', distinctId: '', firstId: '', systemType: '' };

/** Updates the context that later calls send. */
export function updateRequestContext(news: Partial<BrowserContext>) {
  Object.assign(context, news);
}

/** Header values are ASCII: everything else is percent-encoded, and a lone surrogate cannot be. */
const encoded = (title: string) =>
  encodeURIComponent(title.slice(0, maxTitleLength).replace(/\p{Surrogate}/gu, ''));

/** The headers that only the browser can know (requirements, 7); the API proxy adds the others. */
export function requestHeaders(): Record<string, string> {
  const { lang } = document.documentElement;
  const { sourceTitle, distinctId, firstId, systemType } = context;
  return {
    'Accept-Language': isLocale(lang) ? lang : defaultLocale,
    title: encoded(document.title),
    'source-title': encoded(sourceTitle),
    ...(distinctId && { 'distinct-id': distinctId }),
    ...(firstId && { 'first-id': firstId }),
    ...(systemType && { systemType }),
  };
}
