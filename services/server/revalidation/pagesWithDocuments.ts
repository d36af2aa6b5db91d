import type { RenderedPage } from '@/services/config/affectedPaths';
import { documentsIn } from '@/services/gateway/contentVersions';

import type { CachedPage } from './cachedPages';

/** Of the known pages those that visitors see, with the documents they were made from. */
export const pagesWithDocuments = (pages: CachedPage[]): RenderedPage[] =>
  pages
    .filter(({ state }) => state === 'shown')
    .map(({ path, content }) => ({ path, documents: documentsIn(content) }));
