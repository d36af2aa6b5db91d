import type { Redirect } from '@/services/domain/content/redirect';
import { defaultLocale } from '@/services/domain/locale/locale';

import { callGatewayFromMiddleware } from './client';
import { undefinedIfNotFound } from './undefinedIfNotFound';

/** Addresses that lead elsewhere, as set in the CMS; none where a gateway has no such call. */
export async function fetchRedirects(): Promise<Redirect[]> {
  return (
    (await undefinedIfNotFound(callGatewayFromMiddleware('findRedirects', {}, { locale: defaultLocale }))) ??
    []
  );
}
