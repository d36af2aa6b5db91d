import { DeadlineExceeded } from '@/services/gateway/deadline';
import { GatewayError } from '@/services/gateway/errors';

/** A failed call is one line that names no parameter; anything else is a fault of ours and needs its stack. */
export function logFault(during: string, error: unknown): void {
  const isOfGateway = error instanceof GatewayError || error instanceof DeadlineExceeded;
  const text = isOfGateway ? `${error.name}: ${error.message}` : (error as Error).stack;
  process.stderr.write(`${during}: ${text}\n`);
}
