// @ts-check
import net from 'node:net';

import { Failure } from './failure.mjs';

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

/**
 * Reads a port from the environment and makes sure that it is free.
 * @param {string} variable
 * @param {number} fallback
 */
export async function portFromEnv(variable, fallback) {
  const text = process.env[variable] || String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Failure(`${variable}=${text} is not a port number.`);
  }
  return tryPort(port).catch(({ code }) => {
    throw new Failure(
      code === 'EACCES'
        ? `This user may not listen on port ${port}; choose another with ${variable}=….`
        : `Port ${port} is taken; stop what holds it or choose another port with ${variable}=…. The servers of a start that was killed end by themselves within 25 seconds.`,
    );
  });
}

/** A port that is free now: the preferred one, if it is. @param {number} [preferred] */
export const freePort = (preferred = 0) => tryPort(preferred).catch(() => tryPort(0));
