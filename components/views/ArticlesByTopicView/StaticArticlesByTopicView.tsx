import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { loadChunk } from '@/services/browser/loading/chunk';

/** The view as pages have it: the server's HTML is kept (docs/decisions/0045). */
export const StaticArticlesByTopicView = islandComponent(() =>
  loadChunk(() => import('./ArticlesByTopicView')).then((loaded) => loaded.ArticlesByTopicView),
);
