import type { CallName, CallParams } from '@/contract/calls/calls';
import { sanitiseParams } from '@/contract/lists/sanitise';
import { notify, expectNotifications } from '@/services/browser/notifications/notifications';
import { runRedirectHelper } from '@/services/browser/session/redirectHelper';
import { type PublicCall, type PublicCallName, publicCall } from '@/services/config/publicCalls';
import { failureCode, runsRedirectHelper } from '@/services/domain/accounts/sessionPolicy';
import { showsToast } from '@/services/domain/content/toastPolicy';

import { hasFailed, type ApiResult, toApiResult, networkFailure } from './apiResult';
import { loadHttp } from './http';
import { requestHeaders } from './requestContext';

interface CallOptions {
  /** Cancels the call. */
  signal?: AbortSignal;
  /** The request is sent even if the page is left; for what is told when leaving. */
  outlivesPage?: boolean;
}

const outliving = { adapter: 'fetch', fetchOptions: { keepalive: true } } as const;

async function send<N extends CallName>(
  { method, path, untouched, body }: PublicCall,
  params: object,
  { signal, outlivesPage }: CallOptions,
): Promise<ApiResult<N>> {
  const clean = sanitiseParams(params, untouched);
  // The API proxy adds this body itself.
  const sent = body ? {} : method === 'GET' ? { params: clean } : { data: clean };
  try {
    const http = await loadHttp();
    return toApiResult<N>(
      await http.request({
        method,
        url: path,
        headers: requestHeaders(),
        signal,
        ...sent,
        ...(outlivesPage && outliving),
      }),
    );
  } catch (error) {
    return networkFailure(error);
  }
}

/**
 * Makes a call through the site's API proxy and never rejects: returns the body of a success and the error response
 * of a failure (requirements, 7). A failure shows the toast and an answer may run the redirect helper, as the call's
 * row in `publicCalls` says; a cancelled call does neither.
 */
export async function callApi<N extends PublicCallName & CallName>(
  name: N,
  params: CallParams<N>,
  options: CallOptions = {},
): Promise<ApiResult<N>> {
  const call = publicCall(name);
  if (call.toast !== 'never') expectNotifications();
  const response = await send<N>(call, params, options);
  const failed = hasFailed(response);
  if (failed && response.isCancelled) return response;
  const failure = failed ? (failureCode(response.status, response.code) ?? response.status) : undefined;
  if (failure !== undefined && showsToast(call.toast, failure)) notify('systemError');
  if (runsRedirectHelper(call.redirect, failure)) runRedirectHelper();
  return response;
}
