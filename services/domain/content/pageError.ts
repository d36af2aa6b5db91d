/** Data of an error page (requirements, 8). */
export interface PageError {
  message: string;
  statusCode: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599;

/**
 * Whatever was thrown, as message and status: the error's own status, or else 500 (requirements, 8: route load
 * errors, unknown middleware, unknown errors).
 */
export function toPageError(error: unknown): PageError {
  const { message, statusCode, status } = isObject(error) ? error : { message: error };
  return {
    message: typeof message === 'string' ? message.trim() : '',
    statusCode: [statusCode, status].find(isStatus) ?? 500,
  };
}

/** The visitor’s version of an error on the server, whose own message names calls and hosts. */
export type PublicCause = 'timeout' | 'unavailable' | 'answer' | 'unexpected';

/** By name: each bundle has its own classes. */
const publicCauses: Partial<Record<string, PublicCause>> = {
  GatewayTimeout: 'timeout',
  DeadlineExceeded: 'timeout',
  GatewayUnavailable: 'unavailable',
  GatewayRefused: 'answer',
  GatewayAnswerInvalid: 'answer',
};

/** The cause in the words of the error page: `cause` of `error.json` (requirements, 8.2). */
export const publicCauseOf = (error: unknown): PublicCause =>
  (error instanceof Error ? publicCauses[error.name] : undefined) ?? 'unexpected';
