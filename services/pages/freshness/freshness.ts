import { serverFolder } from '@/services/config/build';
import { env } from '@/services/config/env';
import type { FreshnessAnswer } from '@/services/gateway/siteRequests';

import { type KnownPage, knownPages } from './knownPages';
import { failureOf } from './renderFailures';
import { siteRequest } from './siteRequest';

/** A failure counts until the page has been rendered after it. */
function withFailure(page: KnownPage): FreshnessAnswer['pages'][number] {
  const failure = failureOf(page.locale, page.path);
  return failure && failure.at > page.generatedAt ? { ...page, failure } : page;
}

/** Tells the gateway what this instance really answers with; renders nothing. */
export const freshness = siteRequest({
  name: 'freshness',
  method: 'GET',
  answer: async () => {
    const pages = (await knownPages(serverFolder())).map(withFailure);
    const body: FreshnessAnswer = { now: Date.now(), revalidateSeconds: env().REVALIDATE_SECONDS, pages };
    return { status: 200, body };
  },
});
