import { DeadlineExceeded } from '@/services/gateway/deadline';
import { GatewayError, GatewayTimeout, GatewayUnavailable } from '@/services/gateway/errors';

import { HttpError } from './httpError';

/** A response of the API proxy; its body is always the gateway's envelope (requirements, 10). */
export interface ProxyResponse {
  status: number;
  body: { code: number; msg: string; data?: unknown };
  headers: Record<string, string>;
  /** Whole `Set-Cookie` values. */
  cookies: string[];
}

const reply = (status: number, msg: string, headers: Record<string, string> = {}): ProxyResponse => ({
  status,
  body: { code: status, msg, data: null },
  headers,
  cookies: [],
});

/** In place of an answer that the gateway owes; why it does is for the log alone. */
export function gatewayErrorResponse(error: unknown): ProxyResponse {
  if (error instanceof GatewayTimeout || error instanceof DeadlineExceeded)
    return reply(504, 'The gateway gave no answer in time.');
  if (error instanceof GatewayUnavailable) return reply(503, 'The gateway is not available at the moment.');
  if (error instanceof GatewayError) return reply(502, 'The gateway gave no usable answer.');
  return reply(500, 'Internal error.');
}

/** The response for an HttpError; any other error is logged and answered with 500. */
export function errorResponse(error: unknown, log: (error: unknown) => void): ProxyResponse {
  if (error instanceof HttpError) return reply(error.status, error.message, error.headers);
  log(error);
  return reply(500, 'Internal error.');
}
