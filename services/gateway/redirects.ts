import type { Redirect } from '@/services/domain/content/redirect';
import { defaultLocale } from '@/services/domain/locale/locale';

import { callGateway } from './client';
import { undefinedIfNotFound } from './undefinedIfNotFound';

/** Addresses that lead elsewhere, as set in the CMS; none where a gateway has no such call. */
export async function fetchRedirects(): Promise<Redirect[]> {
  const call = callGateway('findRedirects', {}, { locale: defaultLocale });
  return (await undefinedIfNotFound(call)) ?? [];
}
