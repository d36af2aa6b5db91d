import path from 'node:path';

import { PHASE_PRODUCTION_BUILD } from 'next/constants';

import { env } from './env';

/** Whether pages are being built rather than served. */
export const isBuild = (): boolean => process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;

/** A visitor waits for a served page and ISR has the last good one; a build has neither, so it may be patient. */
export const renderDeadlineMs = (): number =>
  isBuild() ? env().GATEWAY_TIMEOUT_MS : env().RENDER_DEADLINE_MS;

/** The folder of Next's builds and rendered pages (`distDir` in next.config.js). */
export const serverFolder = (): string =>
  path.join(/* webpackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'server');
