import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { openRequests } from './openRequests';
import { warmPages } from './warmPages';

const signal = new AbortController().signal;
const untilIdle = () => Promise.resolve();

it('requests one page after the other, in order, and gives way before each', async () => {
  const steps: string[] = [];
  let open = 0;
  await warmPages({
    paths: ['/a', '/de/a', '/b'],
    request: async (path) => {
      steps.push(path);
      open += 1;
      expect(open).toBe(1);
      await new Promise(setImmediate);
      open -= 1;
      return true;
    },
    untilIdle: () => Promise.resolve(void steps.push('idle')),
    signal,
  });
  expect(steps).toEqual(['idle', '/a', 'idle', '/de/a', 'idle', '/b']);
});

it('rests for as long as a page took', async () => {
  const began = performance.now();
  const request = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 40));
  await warmPages({ paths: ['/a', '/b'], request, untilIdle, signal });
  expect(performance.now() - began).toBeGreaterThanOrEqual(150);
});

it('goes on after a page that fails, and stops after three in a row', async () => {
  const requested: string[] = [];
  const warm = (paths: string[]) =>
    warmPages({
      paths,
      request: (path) => Promise.resolve(requested.push(path) > 0 && !path.startsWith('/bad')),
      untilIdle,
      signal,
    });
  await warm(['/bad1', '/bad2', '/good', '/bad3', '/bad4']);
  expect(requested).toHaveLength(5);
  requested.length = 0;
  await expect(warm(['/bad1', '/bad2', '/bad3', '/good'])).rejects.toThrow('fails');
  expect(requested).toEqual(['/bad1', '/bad2', '/bad3']);
});

it('ends when the signal aborts', async () => {
  const controller = new AbortController();
  const request = jest.fn(() => Promise.resolve(true));
  request.mockImplementationOnce(() => {
    controller.abort();
    return Promise.resolve(true);
  });
  const work = warmPages({ paths: ['/a', '/b'], request, untilIdle, signal: controller.signal });
  await expect(work).rejects.toThrow('aborted');
  expect(request).toHaveBeenCalledTimes(1);
});

it('waits while a visitor waits for an answer, and at most for the given time', async () => {
  const requests = openRequests();
  const answers: (() => void)[] = [];
  const server = createServer((_request, response) => answers.push(() => response.end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const visit = fetch(`http://127.0.0.1:${port}/`);
  while (answers.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));

  const began = performance.now();
  await requests.untilNone(60, signal);
  expect(performance.now() - began).toBeGreaterThanOrEqual(50);

  let isIdle = false;
  const idle = requests.untilNone(10_000, signal).then(() => (isIdle = true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isIdle).toBe(false);
  answers.forEach((answer) => answer());
  await (await visit).text();
  await idle;
  server.closeAllConnections();
  server.close();
});
