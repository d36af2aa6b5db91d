import { processState } from '@/contract/server/processState';
import { env } from '@/services/config/env';
import type { Redirect } from '@/services/domain/content/redirect';
import { fetchRedirects } from '@/services/gateway/redirects';
import type { RevalidateAnswer } from '@/services/gateway/siteRequests';
import { logError } from '@/services/server/log/logError';

import { staleWhileRevalidate } from './staleWhileRevalidate';

/** Whoever waits longer for the first list would rather have the page. */
const firstWait = 1_000;

/** The redirects of the CMS, renewed by time (docs/decisions/0019). */
export const cachedRedirects = processState('siteRedirects', () =>
  staleWhileRevalidate<Redirect[]>({
    fetch: fetchRedirects,
    empty: [],
    lifetime: () => env().REVALIDATE_SECONDS * 1_000,
    firstWait,
    onFault: (error) => logError('Redirects', error),
  }),
);

/** Has them known now, because one has changed; says how that went and never rejects. */
export const refreshRedirects = (): Promise<RevalidateAnswer['redirects']> =>
  cachedRedirects.renew().then(
    () => ({ isKnown: true }),
    (error: Error) => ({ isKnown: false, error: error.message }),
  );
