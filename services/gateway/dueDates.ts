import { env } from '@/services/config/env';
import type { Locale } from '@/services/domain/locale/locale';
import type { DueRule } from '@/shared/dueDates/dueRule';

import { callGateway } from './client';
import { staleWhileRevalidate } from './staleWhileRevalidate';
import { undefinedIfNotFound } from './undefinedIfNotFound';

/** Every page and file of a country asks for them, so they are kept for a while. */
const rules = staleWhileRevalidate<Locale, DueRule[]>({
  lifetime: () => env().REVALIDATE_SECONDS * 1_000,
  fetch: async (locale) => (await undefinedIfNotFound(callGateway('getDueDates', {}, { locale }))) ?? [],
});

/**
 * The rules that due dates are computed from, in the words of a language; none from a gateway that does not know the
 * call. @throws GatewayError
 */
export const fetchDueRules = (locale: Locale): Promise<DueRule[]> => rules.get(locale);
