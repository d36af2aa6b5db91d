import { keptComponent } from '@/components/ui/KeptHtml/keptComponent';
import { loadChunk } from '@/services/browser/loading/chunk';

/** The opening of views whose other parts are hydrated (docs/decisions/0045). */
export const KeptPageOpening = keptComponent(() =>
  loadChunk(() => import('./PageOpening')).then((loaded) => loaded.PageOpening),
);
