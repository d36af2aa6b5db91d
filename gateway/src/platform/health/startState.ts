import { processState } from '@/shared/server/processState';

/** How far the start has come; the start and the routes are bundles of their own in one process. */
export const startState = processState('gatewayStart', () => ({ isComplete: false }));
