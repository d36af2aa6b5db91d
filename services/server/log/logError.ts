import { DeadlineExceeded } from '@/services/gateway/deadline';
import { GatewayError } from '@/services/gateway/errors';
import type { LogEntry } from '@/shared/server/log/boundedLog';
import { processLog } from '@/shared/server/log/processLog';

/** Errors come from other bundles of the same process too, so they are known by name. */
const namesOfGateway = new Set([
  'GatewayTimeout',
  'GatewayUnavailable',
  'GatewayRefused',
  'GatewayAnswerInvalid',
]);
const isOfGateway = (error: Error): boolean =>
  error instanceof GatewayError || error instanceof DeadlineExceeded || namesOfGateway.has(error.name);

/** A failed call names no parameter and needs no stack; anything else is a fault of ours, whose stack is told once a minute. */
export function logError(during: string, error: unknown, level: LogEntry['level'] = 'error'): void {
  const fault = error instanceof Error ? error : new Error(String(error));
  const cause = `${fault.name}: ${fault.message}`;
  processLog({ level, during, cause, ...(isOfGateway(fault) ? {} : { stack: fault.stack }) });
}
