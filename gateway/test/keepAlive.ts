import { Agent, request } from 'node:http';

import { gatewayUrl } from './gateway';

export interface RawRequest {
  method: string;
  /** Path and query as they are to stand in the request line. */
  target: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/** Of the envelope; undefined where Next itself answers, as for a path that it redirects. */
function codeOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { code?: unknown }).code;
  } catch {
    return undefined;
  }
}

/** Sends thousands of requests over few connections, and their targets as they are: `fetch` would write some anew. */
export function keepAlive(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(gatewayUrl());

  const send = (raw: RawRequest): Promise<{ status: number; code: unknown }> =>
    new Promise((resolve, reject) => {
      const { method, target, headers, body } = raw;
      const sent = request({ agent, hostname, port, method, path: target, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, code: codeOf(Buffer.concat(chunks).toString('utf8')) });
        });
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The gateway may close a kept connection just when the next request is written to it.
        if (sent.reusedSocket && error.code === 'ECONNRESET') send(raw).then(resolve, reject);
        else reject(error);
      });
      sent.end(body);
    });

  /** Does the same with every item, as many at once as there are connections. */
  async function forEach<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
    const queue = items.values();
    const worker = async () => {
      for (const item of queue) await work(item);
    };
    await Promise.all(Array.from({ length: connections }, worker));
  }

  return { send, forEach, close: () => agent.destroy() };
}
