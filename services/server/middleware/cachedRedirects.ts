import { env } from '@/services/config/env';
import type { Redirect } from '@/services/domain/content/redirect';
import { fetchRedirects } from '@/services/gateway/redirects';
import { staleWhileRevalidate } from '@/services/gateway/staleWhileRevalidate';
import { logError } from '@/services/server/log/logError';
import { processState } from '@/shared/server/processState';

/** From the start, the first list is waited for so long; then whoever asks would rather have the page. */
const firstWait = 1_000;

const cache = processState('siteRedirects', () =>
  staleWhileRevalidate<'redirects', Redirect[]>({
    fetch: fetchRedirects,
    lifetime: () => env().REVALIDATE_SECONDS * 1_000,
    background: { initial: [], firstWait, onFault: (error) => logError('Redirects', error) },
  }),
);

/** The redirects of the CMS, renewed by time (docs/decisions/0019). */
export const cachedRedirects = (): Promise<Redirect[]> => cache.get('redirects');

/** Fetches the redirects now, because one has changed. @throws GatewayError */
export const refreshRedirects = (): Promise<void> => cache.refresh('redirects');
