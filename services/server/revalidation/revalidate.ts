import { bulkhead } from 'cockatiel';
import type { NextApiResponse } from 'next';

import { affectedPaths, type RenderedPage } from '@/services/config/affectedPaths';
import { serverFolder } from '@/services/config/build';
import { inLocale } from '@/services/config/paths';
import { isLocale, locales } from '@/services/domain/locale/locale';
import { type RevalidateAnswer, parseRevalidation } from '@/services/gateway/siteRequests';
import { trackContentChange } from '@/services/gateway/staleWhileRevalidate';
import { refreshRedirects } from '@/services/server/middleware/cachedRedirects';
import { trackChangedPaths } from '@/services/server/middleware/publishedDocuments';

import { generatedAtOf, knownPages, renderedPages } from './knownPages';
import { signedEndpoint } from './signedEndpoint';

/** So many pages are rendered at once for all that the gateway tells: visitors' own pages come first. */
const turns = bulkhead(4, Infinity);

/** Next lets whoever asks for a page join a rendering that is under way, and that may have begun before the change. */
const mostTries = 3;

/** A page that was not rendered, with the reason. */
type Failure = RevalidateAnswer['failed'][number];

async function render(path: string, response: NextApiResponse): Promise<Failure | undefined> {
  const [, first, rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  const [locale, plain] = isLocale(first) ? ([first, rest || '/'] as const) : (['en', path] as const);
  const began = Date.now();
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      await response.revalidate(path);
      if ((generatedAtOf(locale, plain) ?? began) >= began) return undefined;
    }
    return { path, error: 'It is still the page that was rendered before the change.' };
  } catch (error) {
    return { path, error: (error as Error).message };
  }
}

const waiting = new Map<string, Promise<Failure | undefined>>();

/**
 * Renders a page, `path` with its language, from what is published now; never rejects. Changes that come before its turn
 * share the rendering, so that a release of many documents renders a list once or twice.
 */
function renew(path: string, response: NextApiResponse): Promise<Failure | undefined> {
  const joined = waiting.get(path);
  if (joined) return joined;
  const begin = () => {
    waiting.delete(path);
    return render(path, response);
  };
  // Not before it is known to wait.
  const turn = Promise.resolve().then(() => turns.execute(begin));
  waiting.set(path, turn);
  return turn;
}

const inBothLanguages = (paths: string[]): string[] =>
  paths.flatMap((path) => locales.map((locale) => inLocale(path, locale)));

/** Renders the pages that a change of the CMS alters, in both languages, and names those that failed; so for the redirects. */
export const revalidate = signedEndpoint({
  name: 'revalidate',
  methods: ['POST'],
  answer: async (text, response) => {
    const asked = parseRevalidation(text);
    if (!asked) return { status: 400, body: { error: 'The body must say what changed.' } };
    const affectedOf = (pages: RenderedPage[]) =>
      asked.changes.flatMap((change) => affectedPaths(change, pages));
    const own = affectedOf([]);
    trackContentChange(Date.now());
    trackChangedPaths(own);
    const showing = affectedOf(renderedPages(await knownPages(serverFolder())));
    // Pages of the documents themselves first, then those that show them too.
    const wanted = [...new Set([...asked.paths, ...inBothLanguages([...own, ...showing])])];
    const isRedirected = asked.changes.some(({ source }) => source === 'redirects');
    const results = await Promise.all([
      isRedirected ? refreshRedirects() : undefined,
      ...wanted.map((path) => renew(path, response)),
    ]);
    const failed = results.filter((failure) => failure !== undefined);
    const isComplete = failed.length === 0;
    const body: RevalidateAnswer = { isComplete, rendered: wanted.length - failed.length, failed };
    return { status: isComplete ? 200 : 500, body };
  },
});
