import { affectedPaths } from '@/services/config/affectedPaths';
import { serverFolder } from '@/services/config/build';
import { env } from '@/services/config/env';
import { type FreshnessAnswer, nameOfChange, parseOutstandingChanges } from '@/services/gateway/siteRequests';

import { type CachedPage, cachedPages } from './cachedPages';
import { pagesWithDocuments } from './pagesWithDocuments';
import { failedPages, renderFailureOf } from './renderFailures';
import { signedEndpoint } from './signedEndpoint';

type PageAnswer = FreshnessAnswer['pages'][number];

/** Pages that visitors have asked for and nobody has got yet. */
function missingPages(known: CachedPage[]): PageAnswer[] {
  const addresses = new Set(known.map(({ locale, path }) => `${locale} ${path}`));
  return failedPages()
    .filter(({ locale, path }) => !addresses.has(`${locale} ${path}`))
    .map((page) => ({ ...page, state: 'missing', generatedAt: 0, renewsAt: 0, content: '' }));
}

/** A failure counts until the page has been rendered after it. */
function withFailure(page: PageAnswer): PageAnswer {
  const failure = renderFailureOf(page.locale, page.path);
  return failure && failure.at >= page.generatedAt ? { ...page, failure } : page;
}

/** Tells the gateway what this instance really answers with, and what it still owes; renders nothing. */
export const reportFreshness = signedEndpoint({
  name: 'freshness',
  methods: ['GET', 'POST'],
  answer: async (text) => {
    const outstanding = parseOutstandingChanges(text);
    if (!outstanding) return { status: 400, body: { error: 'The body must say what is outstanding.' } };
    const now = Date.now();
    const known = await cachedPages(serverFolder());
    const rendered = pagesWithDocuments(known);
    const owed = outstanding.map(({ ageMs, ...change }) => ({
      name: nameOfChange(change),
      paths: new Set(affectedPaths(change, rendered)),
      since: now - ageMs,
    }));
    const withAwaited = (page: PageAnswer): PageAnswer => {
      const awaits = owed.filter(({ paths, since }) => paths.has(page.path) && page.generatedAt < since);
      return awaits.length > 0 ? { ...page, awaits: [...new Set(awaits.map(({ name }) => name))] } : page;
    };
    const pages = [...known, ...missingPages(known)].map(withFailure).map(withAwaited);
    const body: FreshnessAnswer = { now, revalidateSeconds: env().REVALIDATE_SECONDS, pages };
    return { status: 200, body };
  },
});
