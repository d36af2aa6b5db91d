// @ts-check
import http from 'node:http';

/**
 * A door on loopback through which browser tests stop and start the servers and let them hang: `POST /stop`,
 * `POST /start`, ….
 * @param {Record<string, () => Promise<unknown>>} actions by path without the slash
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function openControl(actions) {
  const server = http.createServer((request, response) => {
    const action = request.method === 'POST' ? actions[(request.url ?? '').slice(1)] : undefined;
    if (!action) {
      response.writeHead(404).end();
      return;
    }
    action().then(
      () => response.writeHead(204).end(),
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
