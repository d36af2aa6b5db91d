import pMap from 'p-map';

import { affectedPaths, type RenderedPage } from '@/services/config/affectedPaths';
import { serverFolder } from '@/services/config/build';
import { inLocale } from '@/services/config/paths';
import { locales } from '@/services/domain/locale/locale';
import { trackContentChange } from '@/services/gateway/contentChange';
import { type RevalidateAnswer, parseRevalidation } from '@/services/gateway/siteRequests';
import { refreshRedirects } from '@/services/server/middleware/cachedRedirects';
import { trackChangedPaths } from '@/services/server/middleware/publishedDocuments';

import { cachedPages } from './cachedPages';
import { pagesWithDocuments } from './pagesWithDocuments';
import { revalidatePath } from './revalidatePath';
import { signedEndpoint } from './signedEndpoint';

/** So many pages are rendered at once: visitors' own pages come first. */
const atOnce = 4;

const inBothLanguages = (paths: string[]): string[] =>
  paths.flatMap((path) => locales.map((locale) => inLocale(path, locale)));

/** Renders the pages that a change of the CMS alters, in both languages, and answers for each; so for the redirects. */
export const revalidate = signedEndpoint({
  name: 'revalidate',
  methods: ['POST'],
  answer: async (text, response) => {
    const asked = parseRevalidation(text);
    if (!asked) return { status: 400, body: { error: 'The body must say what changed.' } };
    trackContentChange(Date.now());
    trackChangedPaths(asked.changes);
    const rendered = pagesWithDocuments(await cachedPages(serverFolder()));
    const affectedOf = (pages: RenderedPage[]) =>
      inBothLanguages(asked.changes.flatMap((change) => affectedPaths(change, pages)));
    // Pages of the documents themselves first, then those that show them too.
    const wanted = [...new Set([...asked.paths, ...affectedOf([]), ...affectedOf(rendered)])];
    const isRedirected = asked.changes.some(({ source }) => source === 'redirects');
    const [redirects, pages] = await Promise.all([
      isRedirected ? refreshRedirects() : undefined,
      pMap(wanted, (path) => revalidatePath(path, response), { concurrency: atOnce }),
    ]);
    const isComplete = redirects?.isKnown !== false && pages.every(({ isRendered }) => isRendered);
    const body: RevalidateAnswer = { isComplete, redirects, pages };
    return { status: isComplete ? 200 : 500, body };
  },
});
