import type { NextApiResponse } from 'next';

import { findRedirect } from '@/contract/site/findRedirect';
import { affectedPaths, ownPaths } from '@/services/config/affectedPaths';
import { isPagePath, nothingPublished } from '@/services/config/pagePath';
import { inLocale } from '@/services/config/paths';
import { isLocale, locales } from '@/services/domain/locale/locale';
import { documentsIn } from '@/services/gateway/contentVersions';
import {
  type FreshnessAnswer,
  parseRevalidation,
  type RevalidateAnswer,
} from '@/services/gateway/siteRequests';
import { trackContentChange } from '@/services/gateway/staleWhileRevalidate';
import { cachedRedirects, refreshRedirects } from '@/services/server/middleware/cachedRedirects';
import { publishedDocuments, refreshAddresses } from '@/services/server/middleware/publishedDocuments';

import { endAbsence, forgetUnknownPages, knownPages, lastRenderedAt } from './knownPages';
import { signedEndpoint } from './signedEndpoint';

/** So many pages are rendered at once for all that the gateway tells: visitors' own pages come first. */
const mostAtOnce = 4;
/** Next lets whoever asks for a page join a rendering that is under way, and that may have begun before the change. */
const mostTries = 3;

/** Whether the index of addresses says if there is a page at a path. */
const isIndexed = (path: string): boolean => !isPagePath(path, nothingPublished);

/** What could not be renewed, with the reason. */
type Failure = RevalidateAnswer['failed'][number];

/** Renders a page, `path` with its language, from what is published now. */
async function render(path: string, response: NextApiResponse): Promise<void> {
  const [, first, rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  const [locale, plain] = isLocale(first) ? ([first, rest || '/'] as const) : (['en', path] as const);
  const began = Date.now();
  for (let tries = 0; tries < mostTries; tries += 1) {
    await response.revalidate(path);
    if ((lastRenderedAt(locale, plain) ?? began) >= began) return;
  }
  throw new Error('It is still the page that was rendered before the change.');
}

interface Turn {
  /** Its place among what its change renews. */
  rank: number;
  work: () => Promise<void>;
  /** Those who wait for its end. */
  tell: ((failure: Failure | undefined) => void)[];
}

/** What is still to be renewed, by path. */
const waiting = new Map<string, Turn>();
let underWay = 0;

/** The first of each change come first: a change of the menu, which is on every page, holds up no other. */
async function beginNext(): Promise<void> {
  const [next] = [...waiting].sort(([, one], [, other]) => one.rank - other.rank);
  if (!next || underWay === mostAtOnce) return;
  const [path, { work, tell }] = next;
  waiting.delete(path);
  underWay += 1;
  const failure = await work().then(
    () => undefined,
    (error: Error) => ({ path, error: error.message }),
  );
  for (const end of tell) end(failure);
  underWay -= 1;
  void beginNext();
}

/**
 * Does `work` for a path in its turn; never rejects. Changes that come before its turn share it, so that a release of many
 * documents renders a list once or twice.
 */
const renew = (path: string, rank: number, work: () => Promise<void>) =>
  new Promise<Failure | undefined>((resolve) => {
    const turn = waiting.get(path) ?? { rank, work, tell: [] };
    turn.rank = Math.min(turn.rank, rank);
    turn.tell.push(resolve);
    waiting.set(path, turn);
    void beginNext();
  });

/**
 * Renders the pages that a change of the CMS alters, in both languages, and names those that failed; so for the redirects and
 * the index of addresses.
 */
export const revalidate = signedEndpoint({
  name: 'revalidate',
  method: 'POST',
  answer: async (text, response) => {
    const asked = parseRevalidation(text);
    if (!asked) return { status: 400, body: { error: 'The body must say what changed.' } };
    const toldAt = Date.now();
    trackContentChange(toldAt);
    forgetUnknownPages();
    const known = (await knownPages()).map(({ path, documents }) => ({
      path,
      documents: documentsIn(documents),
    }));
    const affected = asked.changes.flatMap((change) => affectedPaths(change, known));
    const own = new Set(asked.changes.flatMap(ownPaths));
    // At once: nobody gets a 404 while they wait for their turn. What else a change made a page, the index says: a menu is
    // on all that was deleted.
    for (const path of affected.filter((one) => own.has(one) || !isIndexed(one)))
      for (const locale of locales) endAbsence(locale, path, toldAt);
    const isRedirect = ({ source }: { source: string }) => source === 'redirects';
    const work = new Map<string, () => Promise<void>>();
    if (asked.changes.some(isRedirect)) work.set('redirects', refreshRedirects);
    // Prices of a country, pages of a list and the like come and go with documents of other addresses.
    if (!asked.changes.every(isRedirect)) work.set('addresses', refreshAddresses);
    const wanted = affected.flatMap((path) => locales.map((locale) => inLocale(path, locale)));
    for (const path of [...asked.paths, ...wanted]) work.set(path, () => render(path, response));
    const results = await Promise.all([...work].map(([path, renewal], rank) => renew(path, rank, renewal)));
    const body: RevalidateAnswer = { failed: results.filter((failure) => failure !== undefined) };
    return { status: body.failed.length === 0 ? 200 : 500, body };
  },
});

/** Tells the gateway what this instance really answers with; renders nothing. */
export const reportFreshness = signedEndpoint({
  name: 'freshness',
  method: 'GET',
  answer: async () => {
    const [index, redirects] = await Promise.all([publishedDocuments(), cachedRedirects()]);
    const pages = (await knownPages()).map((page) => {
      const { path, locale } = page;
      const isListed = index && page.state === 'gone' && isIndexed(path) && isPagePath(path, index);
      // As the middleware does for whoever asks.
      const isEnded = isListed && endAbsence(locale, path, index.askedAt);
      const state = isEnded ? 'unavailable' : page.state;
      return { ...page, state, redirectsTo: findRedirect(redirects, path)?.to };
    });
    const body: FreshnessAnswer = { now: Date.now(), pages };
    return { status: 200, body };
  },
});
