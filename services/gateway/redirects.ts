import type { Redirect } from '@/services/domain/content/redirect';
import { defaultLocale } from '@/services/domain/locale/locale';

import { orAbsent } from './absence';
import { requestOnArrival } from './client';

/** Addresses that lead elsewhere, as set in the CMS; none where a gateway has no such call. */
export async function fetchRedirects(): Promise<Redirect[]> {
  return (await orAbsent(requestOnArrival('findRedirects', {}, { locale: defaultLocale }))) ?? [];
}
