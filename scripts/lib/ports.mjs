// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Failure } from './failure.mjs';
import { fromRoot } from './root.mjs';

/** The servers of a starter that was killed end within this time (processes.mjs), in milliseconds. */
const endOfOrphans = 25_000;

/**
 * Listens for a moment on all addresses.
 * @param {number} port 0 asks the system for a free one
 * @returns {Promise<number>} the port
 */
function tryPort(port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, exclusive: true }, () => {
      const address = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(address.port));
    });
  });
}

/** Names the process that reserved a port. @param {number} port */
const holderFile = (port) => fromRoot('.cache/ports', `${port}.pid`);

/** @param {number} port */
function remember(port) {
  const file = holderFile(port);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
}

/** The id of the process of ours that reserved a port last and did not give it back; it may have been killed. @param {number} port */
function holderOf(port) {
  try {
    return Number(readFileSync(holderFile(port), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process is one of our starters; its id may have been given to another program since. @param {number} pid */
function isStarter(pid) {
  try {
    const command = execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
    return /\bscripts\/(start|start-cluster|dev)\.mjs\b/.test(command);
  } catch {
    return false;
  }
}

/**
 * Waits for the servers of a starter that was killed, which end by themselves.
 * @param {number} port
 */
async function waitForOrphans(port) {
  console.log(`      Port ${port} is still held by an earlier start that was killed; waiting for its end.`);
  const until = Date.now() + endOfOrphans;
  for (;;) {
    try {
      return await tryPort(port);
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await pause(250);
  }
}

/**
 * Reads a port from the environment, makes sure that it is free, and notes that it is ours until this process ends.
 * @param {string} variable
 * @param {number} fallback
 */
export async function portFromEnv(variable, fallback) {
  const text = process.env[variable] || String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Failure(`${variable}=${text} is not a port number.`);
  }
  const holder = holderOf(port);
  const isHeld = holder !== undefined && isStarter(holder);
  try {
    await tryPort(port).catch((error) => {
      if (error.code !== 'EADDRINUSE' || holder === undefined || isHeld) throw error;
      return waitForOrphans(port);
    });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EACCES')
      throw new Failure(`This user may not listen on port ${port}; choose another with ${variable}=….`);
    throw new Failure(
      isHeld
        ? `Port ${port} is held by an earlier start of this folder, process ${holder}; stop it with "kill ${holder}" or choose another port with ${variable}=….`
        : `Port ${port} is taken by another program; stop it or choose another port with ${variable}=….`,
    );
  }
  remember(port);
  return port;
}

/** A port that is free now: the preferred one, if it is. @param {number} [preferred] */
export const freePort = (preferred = 0) => tryPort(preferred).catch(() => tryPort(0));
