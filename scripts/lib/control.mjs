// @ts-check
import http from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * A server on loopback through which browser tests stop and start the servers and set faults: `POST /stop`,
 * `POST /faults` with JSON, …. What an action returns is answered as JSON.
 * @param {Record<string, (body: any) => unknown>} actions by path without the slash
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function openControl(actions) {
  /** @param {http.IncomingMessage} request @returns {Promise<{ status: number, text?: string }>} */
  async function answer(request) {
    const action = request.method === 'POST' ? actions[(request.url ?? '').slice(1)] : undefined;
    if (!action) return { status: 404 };
    const sent = await text(request);
    const result = await action(sent ? JSON.parse(sent) : undefined);
    return result === undefined ? { status: 204 } : { status: 200, text: JSON.stringify(result) };
  }
  const server = http.createServer((request, response) => {
    // A connection that is kept is closed after 5 s: a test that was busy for so long would use it before it hears of that.
    response.shouldKeepAlive = false;
    answer(request).then(
      ({ status, text }) => response.writeHead(status).end(text),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
