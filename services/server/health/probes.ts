import { constants } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';

import { serverFolder } from '@/services/config/build';
import { isGatewayReachable } from '@/services/gateway/reachable';
import { healthAnswer, readinessAnswer } from '@/shared/server/health';

import { probeRoute } from './probeRoute';

/** Whether `work` succeeds. */
const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** The reasons why this instance cannot serve pages: no build to serve, or no folder to write new ones to. */
async function problems(): Promise<string[]> {
  const folder = serverFolder();
  const [hasBuild, isWritable] = await Promise.all([
    succeeds(readFile(path.join(folder, '..', 'BUILD_ID'))),
    succeeds(access(path.join(folder, 'pages'), constants.W_OK)),
  ]);
  return [...(hasBuild ? [] : ['build']), ...(isWritable ? [] : ['cacheFolder'])];
}

/** `/healthz` of the site. */
export const liveness = probeRoute(() => Promise.resolve(healthAnswer()));

/**
 * `/readyz` of the site. A gateway that is away does not make it unready: pages that were rendered stay. It is told all
 * the same, for people and the starter.
 */
export const readiness = probeRoute(async () => {
  const [found, isReachable] = await Promise.all([problems(), isGatewayReachable(Date.now())]);
  return readinessAnswer(found, { gateway: isReachable ? 'up' : 'down' });
});
