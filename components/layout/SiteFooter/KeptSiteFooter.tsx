import { keptComponent } from '@/components/ui/KeptHtml/keptComponent';
import { loadChunk } from '@/services/browser/loading/chunk';

/** The footer as layouts have it: the server's HTML is kept (docs/decisions/0045). */
export const KeptSiteFooter = keptComponent(() =>
  loadChunk(() => import('./SiteFooter')).then((loaded) => loaded.SiteFooter),
);
