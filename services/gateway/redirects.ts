import { mostRedirectHits, type RedirectHits } from '@/contract/calls/redirects';
import type { Redirect } from '@/services/domain/content/redirect';
import { defaultLocale } from '@/services/domain/locale/locale';

import { callGateway } from './client';
import { undefinedIfNotFound } from './undefinedIfNotFound';

/** Addresses that lead elsewhere, as set in the CMS; none where a gateway has no such call. */
export async function fetchRedirects(): Promise<Redirect[]> {
  const call = callGateway('findRedirects', {}, { locale: defaultLocale });
  return (await undefinedIfNotFound(call)) ?? [];
}

/** Tells the gateway how often redirects were followed; nobody where a gateway has no such call. @throws GatewayError */
export async function sendRedirectHits(hits: RedirectHits['hits']): Promise<boolean> {
  for (let first = 0; first < hits.length; first += mostRedirectHits) {
    const batch = { hits: hits.slice(first, first + mostRedirectHits) };
    await undefinedIfNotFound(callGateway('countRedirectHits', batch, { locale: defaultLocale }));
  }
  return true;
}
