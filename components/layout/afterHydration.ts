import Router from 'next/router';

import { partsBelow } from '@/components/theme/partsBelow';
import { layOutRest } from '@/services/browser/early/layOutRest';
import { shortLivedData } from '@/services/browser/loading/shortLivedData';

/** What the first view can wait for: it is no part of the first load. */
export function afterHydration(): void {
  if (Router.router) Router.router.sdc = shortLivedData();
  layOutRest(partsBelow);
}
