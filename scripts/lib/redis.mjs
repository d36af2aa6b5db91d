// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { findProgram } from './debian.mjs';
import { fail } from './failure.mjs';
import { freePort } from './ports.mjs';
import { endStep, kill, start, stop } from './processes.mjs';
import { waitUntilReady } from './wait-for.mjs';

/** Redis' server on this machine: REDIS_SERVER, in PATH or where packages put it. @returns {string | undefined} */
export const findRedis = () => process.env.REDIS_SERVER || findProgram('redis-server');

/** Whether a server greets as Redis does. @param {number} port @returns {Promise<boolean>} */
async function isAnswering(port) {
  const { createClient } = await import('@redis/client');
  const client = createClient({ socket: { port, host: '127.0.0.1', reconnectStrategy: false } });
  // The rejection below says the same.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    client.destroy();
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a Redis of its own on a free port of this machine, which keeps nothing over a restart.
 * @param {{ logFile?: string, args?: string[] }} [options] `args` of its command line besides
 */
export async function startRedis({ logFile, args = [] } = {}) {
  const program =
    findRedis() ??
    fail(
      'No Redis server was found; install the package redis-server or name the program with REDIS_SERVER=….',
    );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-redis-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const own = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...args];

  async function launch() {
    const launched = start(program, own, { cwd: folder, logFile, endsIn: endStep.store });
    await waitUntilReady('Redis', launched, () => isAnswering(port));
    return launched;
  }

  let child = await launch();
  return {
    url: `redis://127.0.0.1:${port}/0`,
    child: () => child,
    /** Ends it at once, as a crash does; what it held is lost. */
    kill: () => kill(child),
    stop: () => stop(child),
    /** Starts it again, empty, at the same address. */
    restart: async () => {
      child = await launch();
    },
    /** It answers nothing any more, and its connections stay open. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}
