import type { IncomingMessage, ServerResponse } from 'node:http';

import { liveCall } from '@/services/config/liveCalls';
import { endsSession, failureCode } from '@/services/domain/accounts/sessionPolicy';
import type { AskLive, LiveAnswer } from '@/services/gateway/live';
import { networkOf, visitorAddress } from '@/services/server/visitorAddress';

import { liveCallOf } from './liveCallOf';
import { bodyParameters, queryParameters } from './parameters';
import { createRateLimit } from './rateLimit';
import { gatewayFault, refused, type Reply } from './reply';
import { assertSameOrigin } from './sameOrigin';
import { endedSession, onlySessionCookies } from './sessionCookies';
import { visitOf } from './visit';

export interface DoorSettings {
  ask: AskLive;
  /** Origin of the site. */
  siteUrl: string;
  /** Proxies of ours in front of the site. */
  trustedHops: number;
  cookieDomain: string | undefined;
  /** Takes what the visitor is not told. */
  log: (error: unknown) => void;
}

const passedOn = ({ status, body, cookies, retryAfter }: LiveAnswer): Reply => ({
  status,
  body,
  cookies,
  headers: retryAfter ? { 'Retry-After': retryAfter } : {},
});

/** Aborts when the visitor goes away before the answer is written. */
function whenGone(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

function send(response: ServerResponse, { status, body, headers, cookies }: Reply) {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(body));
}

/**
 * The same-origin door to the live calls (requirements, 10): checks who asks what how often, makes the call with the
 * token of the session, and passes the gateway's answer on.
 */
export function createDoor({ ask, siteUrl, trustedHops, cookieDomain, log }: DoorSettings) {
  const take = createRateLimit();
  const session = { isHttps: siteUrl.startsWith('https:'), domain: cookieDomain };

  async function answer(request: IncomingMessage, gone: AbortSignal): Promise<Reply> {
    const [path = '', query = ''] = (request.url ?? '').replace(/^\/api\/gateway/, '').split(/\?(.*)/s);
    const name = liveCallOf(path, request.method);
    const call = liveCall(name);
    assertSameOrigin(request, siteUrl);
    const address = visitorAddress(request, trustedHops);
    await take(name, networkOf(address));
    const given = call.method === 'GET' ? queryParameters(query) : await bodyParameters(request);
    const visit = visitOf(request.headers, address);
    const reply = await ask(name, { ...given, ...call.body }, visit, gone).then(
      passedOn,
      (error: unknown) => {
        if (!gone.aborted) log(error);
        return gatewayFault(error);
      },
    );
    const failure = failureCode(reply.status, reply.body.code);
    const set = call.setsSession ? onlySessionCookies(reply.cookies) : [];
    // Later ones count: what ends a session stands behind what the gateway sets.
    return {
      ...reply,
      cookies: endsSession(call.redirect, failure) ? [...set, ...endedSession(session)] : set,
    };
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const gone = whenGone(response);
    const reply = await answer(request, gone).catch((error: unknown) => refused(error, log));
    if (!gone.aborted) send(response, reply);
  };
}
