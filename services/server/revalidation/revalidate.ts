import { affectedPaths } from '@/services/config/affectedPaths';
import { serverFolder } from '@/services/config/build';
import { inLocale } from '@/services/config/paths';
import { locales } from '@/services/domain/locale/locale';
import { noteContentChange } from '@/services/gateway/contentChange';
import { type RevalidateAnswer, toRevalidation } from '@/services/gateway/siteRequests';
import { noteChangedAddresses } from '@/services/server/middleware/knownAddresses';
import { renewRedirects } from '@/services/server/middleware/knownRedirects';

import { knownPages } from './knownPages';
import { renderAnew } from './renderAnew';
import { renderedPages } from './renderedPages';
import { siteRequest } from './siteRequest';

/** So many pages are rendered at once: visitors' own pages come first. */
const atOnce = 4;

async function inTurns<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** Renders the pages that a change of the CMS alters, in both languages, and answers for each; so for the redirects. */
export const revalidate = siteRequest({
  name: 'revalidate',
  methods: ['POST'],
  answer: async (text, response) => {
    const asked = toRevalidation(text);
    if (!asked) return { status: 400, body: { error: 'The body must say what changed.' } };
    noteContentChange(Date.now());
    noteChangedAddresses(asked.changes);
    const rendered = renderedPages(await knownPages(serverFolder()));
    const affected = asked.changes.flatMap((change) => affectedPaths(change, rendered));
    const inBoth = [...new Set(affected)].flatMap((path) => locales.map((locale) => inLocale(path, locale)));
    const wanted = [...new Set([...asked.paths, ...inBoth])];
    const isRedirected = asked.changes.some(({ source }) => source === 'redirects');
    const [redirects, pages] = await Promise.all([
      isRedirected ? renewRedirects() : undefined,
      inTurns(wanted, (path) => renderAnew(path, response)),
    ]);
    const isComplete = redirects?.isKnown !== false && pages.every(({ isRendered }) => isRendered);
    const body: RevalidateAnswer = { isComplete, redirects, pages };
    return { status: isComplete ? 200 : 500, body };
  },
});
