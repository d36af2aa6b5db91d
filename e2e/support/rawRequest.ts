import { connect } from 'node:net';

import type { MalformedRequest } from './malformedRequests';

/** Milliseconds without a byte after which a request counts as not answered. */
const patience = 20_000;

/** The request as bytes. A path may only hold characters of Latin-1, so the rest is written in UTF-8 there. */
function bytesOf({ method, target, headers, body }: MalformedRequest, host: string): Buffer {
  const content = Buffer.from(body);
  const all = {
    host,
    connection: 'close',
    ...(content.length > 0 && { 'content-length': String(content.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const path = Buffer.from(target).toString('latin1');
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'),
    content,
  ]);
}

/**
 * Writes a raw request to a socket: HTTP clients would correct most malformed requests, or refuse to send them.
 * @returns the status; `closed` where the server hung up without one, `silent` where it did neither
 */
export function sendRaw(origin: string, request: MalformedRequest): Promise<number | 'closed' | 'silent'> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve) => {
    let start = '';
    const socket = connect({ host: hostname, port: Number(port) });
    const end = (outcome: number | 'closed' | 'silent') => {
      socket.destroy();
      resolve(outcome);
    };
    socket.setTimeout(patience, () => end('silent'));
    socket.on('data', (bytes) => {
      start += bytes.toString('latin1');
      // An informational response (1xx) is not the answer yet.
      const [, status] = /HTTP\/1\.1 ([2-5]\d\d)/.exec(start) ?? [];
      if (status) end(Number(status));
    });
    socket.on('error', () => end('closed'));
    socket.on('close', () => end('closed'));
    socket.write(bytesOf(request, host));
  });
}

export interface Outcome extends MalformedRequest {
  status: number | 'closed' | 'silent';
}

/** Sends all requests, `width` at a time; answers them with what became of them, in any order. */
export async function sendAll(origin: string, requests: MalformedRequest[], width = 8): Promise<Outcome[]> {
  const waiting = [...requests];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop())
      outcomes.push({ ...request, status: await sendRaw(origin, request) });
  };
  await Promise.all(Array.from({ length: width }, work));
  return outcomes;
}

/** Describes a request that failed, in one line. */
export const described = ({ kind, method, target, headers, body, status }: Outcome): string =>
  [status, kind, method, target.slice(0, 120), JSON.stringify(headers).slice(0, 120), body.slice(0, 60)].join(
    ' ',
  );
