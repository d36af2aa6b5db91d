import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { loadChunk } from '@/services/browser/loading/chunk';

/** The invitation within a page that is hydrated: the server's HTML is kept, and its texts are not sent (docs/decisions/0045). */
export const StaticCheckInvitation = islandComponent(() =>
  loadChunk(() => import('./CheckInvitation')).then((loaded) => loaded.CheckInvitation),
);
