import type { WireTerm } from '@/contract/calls/glossary';
import { renderDeadlineMs } from '@/services/config/build';
import { env } from '@/services/config/env';
import type { Locale } from '@/services/domain/locale/locale';

import { callGateway } from './client';
import { withDeadline } from './deadline';
import { staleWhileRevalidate } from './staleWhileRevalidate';
import { undefinedIfNotFound } from './undefinedIfNotFound';

/** Shorter than a page's deadline: a text goes on with the last good terms. */
const shareOfRender = 0.6;

/**
 * The terms of all glossaries, asked for once for all texts and again after a change in the CMS; none from a gateway that
 * does not know the call.
 */
const terms = staleWhileRevalidate<Locale, WireTerm[]>({
  lifetime: () => env().REVALIDATE_SECONDS * 1_000,
  fetch: (locale) =>
    withDeadline(
      renderDeadlineMs() * shareOfRender,
      async () => (await undefinedIfNotFound(callGateway('getTerms', {}, { locale }))) ?? [],
    ),
});

/** The same; a text does without links where there have been none yet: it must not wait for them. */
export const fetchTerms = (locale: Locale): Promise<WireTerm[]> => terms.get(locale).catch(() => []);
