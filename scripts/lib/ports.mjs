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
  try {
    return await tryPort(port);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EACCES')
      throw new Failure(`This user may not listen on port ${port}; choose another with ${variable}=….`);
    throw new Failure(
      `Port ${port} is taken by another program; stop it or choose another port with ${variable}=….`,
    );
  }
}

export const freePort = () => tryPort(0);
