import { GatewayNotFound } from './errors';

/** Only the gateway's own word counts as absence; every other failure stays one, so that ISR keeps the last good page. */
export async function undefinedIfNotFound<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GatewayNotFound) return undefined;
    throw error;
  }
}
