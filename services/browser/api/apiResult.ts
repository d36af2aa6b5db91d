import type { AxiosResponse } from 'axios';

import type { CallData, CallName } from '@/contract/calls/calls';
import { failureOf } from '@/services/domain/accounts/sessionPolicy';

/** The body of a successful answer. */
export interface LiveSuccess<N extends CallName> {
  code: 0;
  msg: string;
  data: CallData<N>;
}

/** The error response: its body beside what HTTP says. */
export interface LiveFailure {
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

export type LiveAnswer<N extends CallName> = LiveSuccess<N> | LiveFailure;

export const hasFailed = <N extends CallName>(answer: LiveAnswer<N>): answer is LiveFailure =>
  'status' in answer;

/** axios' words for a request that its caller, or the browser on leaving the page, has ended. */
const cancelled = ['ERR_CANCELED', 'ECONNABORTED'];

/** What a request that brought no answer comes to. */
export function toNoAnswer(error: unknown): LiveFailure {
  const { code, message } = error as { code?: string; message?: string };
  const isCancelled = cancelled.includes(code ?? '');
  return { status: 0, code: -1, msg: message ?? 'No answer', data: null, isCancelled };
}

const isEnvelope = (body: unknown): body is { code: number; msg: string } =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number';

/** What came back: the body where the call succeeded, the error response otherwise. */
export function toAnswer<N extends CallName>({
  status,
  data,
  headers,
}: AxiosResponse<unknown>): LiveAnswer<N> {
  const { code, msg } = isEnvelope(data) ? data : { code: -1, msg: `HTTP ${status}` };
  if (failureOf(status, code) === undefined) return data as LiveSuccess<N>;
  const retryAfter = Number(headers['retry-after']);
  return { status, code, msg, data: null, isCancelled: false, ...(retryAfter > 0 && { retryAfter }) };
}
