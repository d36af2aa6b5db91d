import type { CallName, CallParams } from '@/contract/calls/calls';
import { visitHeaders } from './requestContext';
import { announce, expectNotices } from '@/services/browser/notifications/notifications';
import { leaveLogin } from '@/services/browser/session/clearSession';
import { type LiveCall, type LiveCallName, liveCall } from '@/services/config/liveCalls';
import { endsLogin, failureOf } from '@/services/domain/accounts/sessionPolicy';
import { sanitise } from '@/services/domain/content/sanitise';

import { hasFailed, type LiveAnswer, toAnswer, toNoAnswer } from './apiResult';
import { loadHttp } from './http';

interface LiveOptions {
  /** Cancels the call. */
  signal?: AbortSignal;
  /** `false` where the caller tells of a failure itself. */
  toast?: boolean;
  /** `false` keeps the redirect helper from running. */
  redirect?: boolean;
}

async function send<N extends CallName>(
  { method, path, untouched, body }: LiveCall,
  params: object,
  signal: AbortSignal | undefined,
): Promise<LiveAnswer<N>> {
  const clean = untouched ? params : sanitise(params);
  // What the door puts into a body itself is not sent.
  const sent = body ? {} : method === 'GET' ? { params: clean } : { data: clean };
  try {
    const http = await loadHttp();
    return toAnswer<N>(await http.request({ method, url: path, headers: visitHeaders(), signal, ...sent }));
  } catch (error) {
    return toNoAnswer(error);
  }
}

/**
 * Makes a live call through the site's own door and never rejects: gives the body of a success and the error response
 * of a failure (requirements, 7). A failure shows the toast and an answer may end the login, as the call's
 * row in `liveCalls` and the caller say; a cancelled call does neither.
 */
export async function callLive<N extends LiveCallName & CallName>(
  name: N,
  params: CallParams<N>,
  { signal, toast = true, redirect = true }: LiveOptions = {},
): Promise<LiveAnswer<N>> {
  const call = liveCall(name);
  const showsToast = toast && call.toast;
  if (showsToast) expectNotices();
  const answer = await send<N>(call, params, signal);
  const failed = hasFailed(answer);
  if (failed && answer.isCancelled) return answer;
  if (failed && showsToast) announce('systemError');
  const failure = failed ? failureOf(answer.status, answer.code) : undefined;
  if (redirect && endsLogin(call.redirect, failure)) leaveLogin();
  return answer;
}
