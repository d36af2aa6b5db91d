import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { loadChunk } from '@/services/browser/loading/chunk';

/** The opening of views whose other parts are hydrated (docs/decisions/0045). */
export const StaticPageOpening = islandComponent(() =>
  loadChunk(() => import('./PageOpening')).then((loaded) => loaded.PageOpening),
);
