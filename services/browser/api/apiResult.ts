import type { AxiosResponse } from 'axios';

import type { CallData, CallName } from '@/contract/calls/calls';
import { failureCode } from '@/services/domain/accounts/sessionPolicy';

/** The body of a successful answer. */
export interface ApiSuccess<N extends CallName> {
  code: 0;
  msg: string;
  data: CallData<N>;
}

/** The error response: its body beside what HTTP says. */
export interface ApiFailure {
  /** 0 where no answer came. */
  status: number;
  /** Of the envelope; -1 where there was none. */
  code: number;
  msg: string;
  data: null;
  /** Seconds to wait before the next try. */
  retryAfter?: number;
  isCancelled: boolean;
}

export type ApiResult<N extends CallName> = ApiSuccess<N> | ApiFailure;

export const hasFailed = <N extends CallName>(response: ApiResult<N>): response is ApiFailure =>
  'status' in response;

/** axios' words for a request that its caller, or the browser on leaving the page, has ended. */
const cancelled = ['ERR_CANCELED', 'ECONNABORTED'];

/** Returns the failure for a request without a response. */
export function networkFailure(error: unknown): ApiFailure {
  const { code, message } = error as { code?: string; message?: string };
  const isCancelled = cancelled.includes(code ?? '');
  return { status: 0, code: -1, msg: message ?? 'No answer', data: null, isCancelled };
}

const isEnvelope = (body: unknown): body is { code: number; msg: string } =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number';

/** Returns the body of a successful call, or the error response of a failed one. */
export function toApiResult<N extends CallName>({
  status,
  data,
  headers,
}: AxiosResponse<unknown>): ApiResult<N> {
  const { code, msg } = isEnvelope(data) ? data : { code: -1, msg: `HTTP ${status}` };
  if (failureCode(status, code) === undefined) return data as ApiSuccess<N>;
  const retryAfter = Number(headers['retry-after']);
  return { status, code, msg, data: null, isCancelled: false, ...(retryAfter > 0 && { retryAfter }) };
}
