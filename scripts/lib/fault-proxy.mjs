// @ts-check
import http from 'node:http';

import { callCounter } from './call-counter.mjs';

/**
 * How requests are handled. `pass` forwards them, `hang` holds them until the next fault is set, `refuse` accepts no
 * connection, `slow` forwards them after `ms` milliseconds, `fail` answers `status` without calling the server.
 * With a `path`, the fault applies to requests whose path begins with it; all others pass.
 * @typedef {{ kind: 'pass' } | { kind: 'refuse' } | { kind: 'hang', path?: string } | { kind: 'slow', ms: number, path?: string } | { kind: 'fail', status: number, path?: string }} Fault
 * @typedef {http.IncomingMessage} Request
 * @typedef {http.ServerResponse} Response
 */

/** Hands a request on as it came, headers included. @param {number} port @param {Request} request @param {Response} response */
function forward(port, request, response) {
  const { method, url: path, rawHeaders } = request;
  const cut = () => request.socket.destroy();
  const onward = http.request(
    { host: '127.0.0.1', port, method, path, headers: rawHeaders, agent: false },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
      answer.on('error', cut);
      answer.pipe(response);
    },
  );
  onward.on('error', cut);
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/**
 * An HTTP proxy on loopback in front of a server; tests tell it how to handle requests.
 * @param {{ port: number, target: number }} ports its own, and that of the server behind
 */
export async function openFaultProxy({ port, target }) {
  /** @type {Fault} */
  let fault = { kind: 'pass' };
  /** @type {Set<() => void>} */
  let held = new Set();
  const counter = callCounter();

  /** @param {Request} request @param {Response} response */
  function handle(request, response) {
    const isMeant = !('path' in fault && fault.path) || request.url?.startsWith(fault.path);
    const { kind } = fault;
    if (!isMeant || kind === 'pass' || kind === 'refuse') forward(target, request, response);
    else if (kind === 'hang') {
      const again = () => handle(request, response);
      held.add(again);
      response.once('close', () => held.delete(again));
    } else if (kind === 'slow') {
      const timer = setTimeout(() => forward(target, request, response), fault.ms);
      response.once('close', () => clearTimeout(timer));
    } else response.writeHead(fault.status, { 'Content-Type': 'text/plain' }).end('A fault.');
  }

  const server = http.createServer((request, response) => {
    counter.count(request.url ?? '', response);
    handle(request, response);
  });
  const listen = () =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(server.off('error', reject)));
    });
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });

  /** @param {Fault} next */
  async function set(next) {
    fault = next;
    if (next.kind === 'refuse' && server.listening) await close();
    if (next.kind !== 'refuse' && !server.listening) await listen();
    const released = held;
    held = new Set();
    for (const again of released) again();
  }

  await listen();
  return { set, calls: counter.calls, forget: counter.forget, close };
}
