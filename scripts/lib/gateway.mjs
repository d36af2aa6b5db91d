// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Failure } from './failure.mjs';
import { npm } from './npm.mjs';
import { endStep, run, start } from './processes.mjs';
import { fromRoot } from './root.mjs';
import { fingerprint, forgetBuild, isBuilt, rememberBuild } from './stamp.mjs';
import { waitFor } from './wait-for.mjs';

const sources = ['gateway', 'contract', 'package-lock.json'];

/**
 * The embedded gateway. Its build is in `distDir`, a folder of the workspace.
 * @typedef {{ port: number, dataDir: string, distDir: string, env?: Record<string, string>, logFile?: string }} Gateway
 */

/** @param {Gateway} gateway */
const environment = ({ port, dataDir, distDir, env }) => ({
  ...env,
  PORT: String(port),
  NEXT_DIST_DIR: distDir,
  GATEWAY_DATA_DIR: dataDir,
});

/** @param {Pick<Gateway, 'port'>} gateway */
export const gatewayHost = ({ port }) => `http://localhost:${port}`;

/** Builds the gateway unless nothing has changed since the last time. @param {Gateway} gateway */
export async function buildGateway(gateway) {
  const dist = fromRoot('gateway', gateway.distDir);
  const print = fingerprint(sources, {});
  if (isBuilt(dist, print)) {
    console.log('      Unchanged since the last build.');
    return;
  }
  forgetBuild(dist);
  const [command, args] = npm('run', 'build', '--workspace', 'gateway');
  if ((await run(command, args, { env: environment(gateway) })) !== 0) {
    throw new Failure('The gateway could not be built; see the lines above.');
  }
  rememberBuild(dist, print);
}

/** A login as the gateway prints it at its very first start: of staff, or of the demo account by its number. */
const printedLogin = /^ +(\S+@\S+|\+\d+) +(\S+)$/;

/**
 * Starts the gateway and waits until it is ready.
 * @param {Gateway} gateway
 * @param {'start' | 'dev'} mode
 */
export async function startGateway(gateway, mode) {
  /** @type {{ email: string, password: string }[]} */
  const logins = [];
  // Without npm, which would intercept signals to the server.
  const child = start(process.execPath, ['bin/next.mjs', mode], {
    cwd: fromRoot('gateway'),
    env: environment(gateway),
    prefix: '[gateway] ',
    logFile: gateway.logFile,
    endsIn: endStep.gateway,
    onLine: (line) => {
      const [, email, password] = printedLogin.exec(line) ?? [];
      if (email && password) logins.push({ email, password });
    },
  });
  await waitFor('The gateway', `${gatewayHost(gateway)}/readyz`, child);
  return { child, logins };
}

/** The secret that the gateway checks signatures with; without a setting it made one at its first start. @param {Gateway} gateway */
export function signatureSecret({ dataDir, env = {} }) {
  const given = env.GATEWAY_SECRET ?? process.env.GATEWAY_SECRET;
  if (given) return given;
  const file = path.join(dataDir, 'secrets.json');
  return /** @type {string} */ (JSON.parse(readFileSync(file, 'utf8')).signatureSecret);
}
