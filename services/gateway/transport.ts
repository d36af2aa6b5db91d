import axios, { type AxiosResponse } from 'axios';

import { processState } from '@/shared/server/processState';
import { observe, record, traceCall } from '@/shared/server/telemetry/metrics';

import { deadlineSignal } from './deadline';
import {
  CallAbandoned,
  GatewayAnswerInvalid,
  GatewayError,
  GatewayTimeout,
  GatewayUnavailable,
} from './errors';
import { gatewayErrorOf, createResiliencePolicy, type ResilienceLimits } from './resiliencePolicy';
import { untilShutdown } from './shutdown';

/** The largest answer that is read: ten times the longest article with its pictures' addresses. */
const maxAnswerBytes = 4 * 1024 * 1024;
const maxBodyBytes = 256 * 1024;

const isLoopback = (host: string) => /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host);

export interface HttpRequest {
  method: 'GET' | 'POST';
  /** Path of the call, for messages. */
  path: string;
  pathWithQuery: string;
  headers: Record<string, string>;
  body?: unknown;
  /** Aborts when nobody waits for the answer any more. */
  abandoned?: AbortSignal;
}
export type HttpResponse = Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>;

interface TransportSettings {
  host: string;
  timeoutMs: number;
  limits: ResilienceLimits;
  /** Finds out whether a gateway that was down is back. */
  probe: () => HttpRequest;
}

const inMilliseconds = (time: number) => `${time.toLocaleString('en')} ms`;

const anyOf = (...signals: (AbortSignal | undefined)[]) =>
  AbortSignal.any(signals.filter((signal) => signal !== undefined));

/**
 * HTTP to the gateway: bounded in time and size, follows no redirect, answers with status and parsed JSON.
 * @throws GatewayTimeout, GatewayUnavailable (no connection, HTTP 5xx), GatewayAnswerInvalid (too large, no JSON),
 * CallAbandoned
 */
export function createTransport({ host, timeoutMs, limits, probe }: TransportSettings) {
  const http = axios.create({
    baseURL: host,
    timeout: timeoutMs,
    maxRedirects: 0,
    maxContentLength: maxAnswerBytes,
    maxBodyLength: maxBodyBytes,
    validateStatus: () => true,
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    // A proxy of the environment is no way to a gateway on this machine.
    ...(isLoopback(host) && { proxy: false }),
  });

  /** One request over the network; the headers continue a trace. */
  async function transmit(
    request: HttpRequest,
    deadline: AbortSignal | undefined,
    shutdown: AbortSignal,
    traced: Record<string, string>,
  ): Promise<HttpResponse> {
    // axios counts idle time; an answer that trickles in has to end too.
    const limit = AbortSignal.timeout(timeoutMs);
    const { method, path, pathWithQuery, body, abandoned } = request;
    const headers = { ...request.headers, ...traced };
    const signal = anyOf(limit, deadline, abandoned, shutdown);
    const response = await http
      .request<unknown>({ method, url: pathWithQuery, headers, data: body, signal })
      .catch((error: unknown) => {
        if (abandoned?.aborted) throw new CallAbandoned(path);
        if (deadline?.aborted) throw new GatewayTimeout(path, 'the deadline of the page');
        if (shutdown.aborted) throw new GatewayTimeout(path, 'the time that this process had left');
        if (limit.aborted) throw new GatewayTimeout(path, inMilliseconds(timeoutMs));
        throw fromAxios(error, path, timeoutMs);
      });
    if (response.status >= 500) throw new GatewayUnavailable(path, `it answered HTTP ${response.status}`);
    return response;
  }

  const send = (request: HttpRequest, deadline: AbortSignal | undefined, shutdown: AbortSignal) =>
    traceCall(request, (traced) => transmit(request, deadline, shutdown, traced));

  const { sender, ...bounds } = limits;
  const attributes = { sender };
  // The bundles of a process keep one limit together, and hear together that the gateway is down.
  const policy = processState(`gatewayPolicy of ${sender} to ${host}`, () => {
    const created = createResiliencePolicy(bounds, (abandoned) =>
      untilShutdown((shutdown) => send(probe(), abandoned, shutdown)),
    );
    observe('breakerOpen', () => [{ value: created.state().isOpen ? 1 : 0, attributes }]);
    observe('callsWaiting', () => [{ value: created.state().waiting, attributes }]);
    return created;
  });

  return async (request: HttpRequest): Promise<HttpResponse> => {
    const deadline = deadlineSignal();
    const began = performance.now();
    const measure = (outcome: string) =>
      record('callDuration', (performance.now() - began) / 1_000, {
        'url.template': request.path,
        outcome,
        ...attributes,
      });
    try {
      const response = await untilShutdown((shutdown) =>
        policy.execute(() => send(request, deadline, shutdown), anyOf(deadline, request.abandoned, shutdown)),
      );
      measure(response.status < 400 ? 'answered' : 'refused');
      return response;
    } catch (error) {
      const failure = gatewayErrorOf(error, request.path);
      measure(failure instanceof GatewayError ? failure.name : 'Error');
      throw failure;
    }
  };
}

function fromAxios(error: unknown, path: string, timeoutMs: number): unknown {
  if (!axios.isAxiosError(error)) return error;
  const { code, message, response } = error;
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT')
    return new GatewayTimeout(path, inMilliseconds(timeoutMs));
  if (response && response.status >= 500)
    return new GatewayUnavailable(path, `it answered HTTP ${response.status}`);
  if (response ?? /maxContentLength/.test(message)) {
    return new GatewayAnswerInvalid(path, [response ? 'no JSON' : `more than ${maxAnswerBytes} bytes`]);
  }
  return new GatewayUnavailable(path, code ?? 'no connection');
}
