import type { RenderedPage } from '@/services/config/affectedPaths';
import { documentsIn } from '@/services/gateway/contentVersions';

import type { KnownPage } from './knownPages';

/** Of the known pages those that visitors see, with the documents they were made from. */
export const renderedPages = (pages: KnownPage[]): RenderedPage[] =>
  pages
    .filter(({ state }) => state === 'shown')
    .map(({ path, content }) => ({ path, documents: documentsIn(content) }));
