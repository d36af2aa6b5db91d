import type { Locale } from './locale';

/** The one route that keeps its path on the mobile site (requirements, 1). */
export const errorUrl = '/errorUrl';

/**
 * The matching address of the mobile site: one route keeps its path, everything else is the root. The query stays,
 * for a campaign counts there too, and a language goes along as `lang`; without one, the mobile site finds it.
 */
export function mobileAddress(mobileSite: string, path: string, search: string, locale?: Locale): string {
  const query = new URLSearchParams(search);
  if (!locale) return `${mobileSite}${path === errorUrl ? path : '/'}${search}`;
  query.set('lang', locale);
  return `${mobileSite}${path === errorUrl ? path : '/'}?${query}`;
}
