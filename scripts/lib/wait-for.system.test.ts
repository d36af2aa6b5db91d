import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { waitUntilReady } from './wait-for.mjs';

/** A process like a server that never listens. */
const startChild = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
const limit = 400;

it('waits for longer than its limit while there is progress', async () => {
  const child = startChild();
  const began = Date.now();
  const isReady = () => Promise.resolve(Date.now() - began > 3 * limit);
  await waitUntilReady('The gateway', child, isReady, { limit, lastProgress: Date.now });
  expect(await isReady()).toBe(true);
  child.kill();
  await once(child, 'exit');
});

it('stops the server when there is no progress', async () => {
  const child = startChild();
  await expect(waitUntilReady('The gateway', child, () => Promise.resolve(false), { limit })).rejects.toThrow(
    'The gateway did not answer for 0.4 seconds.',
  );
  expect(child.signalCode).toBe('SIGTERM');
});
