import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { waitFor } from './wait-for.mjs';

/** A process like a server that never listens. */
const startChild = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
const limit = 400;

afterEach(() => jest.restoreAllMocks());

it('waits for longer than its limit while there is progress', async () => {
  const child = startChild();
  const began = Date.now();
  const isReady = () => Date.now() - began > 3 * limit;
  jest
    .spyOn(global, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(null, { status: isReady() ? 200 : 503 })));
  await waitFor('The gateway', 'http://localhost/readyz', child, { limit, lastProgress: Date.now });
  expect(isReady()).toBe(true);
  child.kill();
  await once(child, 'exit');
});

it('stops the server when there is no progress', async () => {
  jest.spyOn(global, 'fetch').mockRejectedValue(new Error('refused'));
  const child = startChild();
  await expect(waitFor('The gateway', 'http://localhost/readyz', child, { limit })).rejects.toThrow(
    'The gateway did not answer at http://localhost/readyz for 0.4 seconds.',
  );
  expect(child.signalCode).toBe('SIGTERM');
});
