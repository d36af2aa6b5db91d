import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

import { processState } from '../server/processState';

type Answer = Pick<ServerResponse, 'headersSent' | 'setHeader'>;

/** Does `work` for a request to which a proxy of ours has given an id (shared/server/requestId.ts). */
export const withRequestFromProxy = <T>(id: string, response: Answer, work: () => T): T =>
  processState('currentRequest', () => new AsyncLocalStorage<object>()).run({ id, response }, work);
