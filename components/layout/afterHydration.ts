import Router from 'next/router';

import { partsBelow } from '@/components/theme/partsBelow';
import { countPageReads } from '@/services/browser/analytics/pageReads';
import { layOutRest } from '@/services/browser/early/layOutRest';
import { shortLivedData } from '@/services/browser/loading/shortLivedData';

/** Does the work that the first view can wait for; its code is no part of the first load. */
export function afterHydration(): void {
  if (Router.router) Router.router.sdc = shortLivedData();
  layOutRest(partsBelow);
  countPageReads();
}
