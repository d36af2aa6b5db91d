import type { IncomingMessage, ServerResponse } from 'node:http';

import { publicCall } from '@/services/config/publicCalls';
import { endsSession, failureCode } from '@/services/domain/accounts/sessionPolicy';
import { isCrawler } from '@/services/domain/locale/userAgent';
import type { ProxyCall, GatewayReply } from '@/services/gateway/proxyCall';
import { rateLimitKey, clientAddress } from '@/services/server/clientAddress';
import type { Redis } from '@/services/server/redis/redis';

import { gatewayContextOf } from './gatewayContextOf';
import { readJsonBody, readQueryParameters } from './parameters';
import { gatewayErrorResponse, errorResponse, type ProxyResponse } from './proxyResponse';
import { publicCallOf } from './publicCallOf';
import { createRateLimit } from './rateLimit';
import { assertSameOrigin } from './sameOrigin';
import { expiredSessionCookies, sessionCookiesIn } from './sessionCookies';

export interface ApiProxySettings {
  call: ProxyCall;
  /** Origin of the site. */
  siteUrl: string;
  /** Proxies of ours in front of the site. */
  trustedHops: number;
  cookieDomain: string | undefined;
  /** The Redis in which instances count a visitor's calls together. */
  redis?: Redis;
  /** Takes what the visitor is not told. */
  log: (error: unknown) => void;
}

const proxyResponseOf = ({ status, body, cookies, retryAfter }: GatewayReply): ProxyResponse => ({
  status,
  body,
  cookies,
  headers: retryAfter ? { 'Retry-After': retryAfter } : {},
});

/** The answer to a program that sends a call that counts people. */
const notCounted: ProxyResponse = {
  status: 200,
  body: { code: 0, msg: 'success', data: true },
  cookies: [],
  headers: {},
};

/** Aborts when the visitor goes away before the answer is written. */
function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

function send(response: ServerResponse, { status, body, headers, cookies }: ProxyResponse) {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(body));
}

/**
 * The same-origin proxy of the public calls (requirements, 10): checks who asks what how often, makes the call with the
 * token of the session, and passes the gateway's answer on.
 */
export function createApiProxy({
  call: ask,
  siteUrl,
  trustedHops,
  cookieDomain,
  redis,
  log,
}: ApiProxySettings) {
  const take = createRateLimit(redis);
  const session = { isHttps: siteUrl.startsWith('https:'), domain: cookieDomain };

  async function answer(request: IncomingMessage, gone: AbortSignal): Promise<ProxyResponse> {
    const [path = '', query = ''] = (request.url ?? '').replace(/^\/api\/gateway/, '').split(/\?(.*)/s);
    const name = publicCallOf(path, request.method);
    const call = publicCall(name);
    assertSameOrigin(request, siteUrl);
    const address = clientAddress(request, trustedHops);
    await take(name, rateLimitKey(address));
    if (call.peopleOnly && isCrawler(request.headers['user-agent'] ?? '')) return notCounted;
    const given = call.method === 'GET' ? readQueryParameters(query) : await readJsonBody(request);
    const visit = gatewayContextOf(request.headers, address);
    const reply = await ask(name, { ...given, ...call.body }, visit, gone).then(
      proxyResponseOf,
      (error: unknown) => {
        if (!gone.aborted) log(error);
        return gatewayErrorResponse(error);
      },
    );
    const failure = failureCode(reply.status, reply.body.code);
    const set = call.setsSession ? sessionCookiesIn(reply.cookies) : [];
    // Later ones count: what ends a session stands behind what the gateway sets.
    return {
      ...reply,
      cookies: endsSession(call.redirect, failure) ? [...set, ...expiredSessionCookies(session)] : set,
    };
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const gone = disconnectSignal(response);
    const reply = await answer(request, gone).catch((error: unknown) => errorResponse(error, log));
    if (!gone.aborted) send(response, reply);
  };
}
