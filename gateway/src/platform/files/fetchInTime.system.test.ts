import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { fetchInTime } from './fetchInTime';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A server that breaks so many connections before it answers. */
async function breaking(count: number) {
  let asked = 0;
  let headers: IncomingHttpHeaders = {};
  server = createServer((request, response) => {
    asked += 1;
    headers = request.headers;
    if (asked <= count) request.socket.destroy();
    else response.setHeader('connection', 'close').end('there');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: () => asked, headers: () => headers };
}

it('sends a request once more when its connection broke', async () => {
  const { url, asked } = await breaking(1);
  expect(await (await fetchInTime(url, { method: 'PUT', body: 'a file' })).text()).toBe('there');
  expect(asked()).toBe(2);
});

it('asks for the object as it is stored', async () => {
  const { url, headers } = await breaking(0);
  await (await fetchInTime(url, { headers: { 'x-amz-date': '20260101T000000Z' } })).text();
  expect(headers()).toMatchObject({ 'x-amz-date': '20260101T000000Z', 'accept-encoding': 'identity' });
});

it('gives up after the second', async () => {
  const { url, asked } = await breaking(2);
  await expect(fetchInTime(url)).rejects.toThrow('fetch failed');
  expect(asked()).toBe(2);
});

it.each([
  ['GET', 5_000],
  ['PUT', 15_000],
])('waits for the answer to a %s for %d ms, and asks once', async (method, deadline) => {
  await breaking(0);
  jest.useFakeTimers();
  const silent = jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );
  try {
    const late = expect(fetchInTime('http://storage', { method })).rejects.toThrow(`within ${deadline} ms`);
    await jest.advanceTimersByTimeAsync(deadline);
    await late;
    expect(silent).toHaveBeenCalledTimes(1);
  } finally {
    silent.mockRestore();
    jest.useRealTimers();
  }
});
