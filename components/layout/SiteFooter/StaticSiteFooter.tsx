import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { loadChunk } from '@/services/browser/loading/chunk';

/** The footer as layouts have it: the server's HTML is kept (docs/decisions/0045). */
export const StaticSiteFooter = islandComponent(() =>
  loadChunk(() => import('./SiteFooter')).then((loaded) => loaded.SiteFooter),
);
