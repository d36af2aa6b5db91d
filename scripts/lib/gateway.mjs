// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { npm } from './npm.mjs';
import { endStep, run, secret, start } from './processes.mjs';
import { fromRoot } from './root.mjs';
import { buildOnce, fingerprint } from './stamp.mjs';
import { answers, waitUntilReady } from './wait-for.mjs';

const sources = ['gateway', 'components', 'contract', 'locales', 'package-lock.json', 'services', 'shared'];

/**
 * The embedded gateway.
 * @typedef {{ port: number, dataDir: string, env?: Record<string, string>, logFile?: string }} Gateway
 * @typedef {{ email: string, password: string }} Login
 */

/** `npm start` and `npm test` share it: nothing of their settings is in it. */
const dist = fromRoot('gateway/.next');

/** @param {Gateway} gateway */
const environment = ({ port, dataDir, env }) => ({
  ...env,
  PORT: String(port),
  GATEWAY_DATA_DIR: dataDir,
});

/** @param {Pick<Gateway, 'port'>} gateway */
export const gatewayHost = ({ port }) => `http://localhost:${port}`;

/** The fingerprint of the gateway's sources. */
export const sourcesPrint = () => fingerprint(sources, {});

/** Builds the gateway unless nothing has changed since the last time. @param {string} [logFile] */
export async function buildGateway(logFile) {
  const [command, args] = npm('run', 'build', '--workspace', 'gateway');
  await buildOnce('The gateway', dist, sourcesPrint(), () => run(command, args, { logFile }));
}

/** A login as the gateway prints it at its very first start: of staff, or of the demo account by its number. */
const printedLogin = /^ +(\S+@\S+|\+\d+) +(\S+)$/;

/** A line of a start that fills a database: a table, or a part of the demo content. */
const progressLine = /\b(?:Seeded|Migrat(?:ing|ed)): /;

/**
 * Starts the gateway and waits until it is ready.
 * @param {Gateway} gateway
 * @param {'start' | 'dev'} mode
 */
export async function startGateway(gateway, mode) {
  /** @type {Login[]} */
  const logins = [];
  let lastProgress = 0;
  // Without npm, which would intercept signals to the server.
  const child = start(process.execPath, ['bin/next.mjs', mode], {
    cwd: fromRoot('gateway'),
    env: environment(gateway),
    prefix: '[gateway] ',
    logFile: gateway.logFile,
    endsIn: endStep.gateway,
    onLine: (line) => {
      const [, email, password] = printedLogin.exec(line) ?? [];
      if (progressLine.test(line)) lastProgress = Date.now();
      if (!email || !password) return undefined;
      logins.push({ email, password });
      return secret;
    },
  });
  await waitUntilReady('The gateway', child, answers(`${gatewayHost(gateway)}/readyz`), {
    lastProgress: () => lastProgress,
  });
  return { child, logins };
}

/** The secret that the gateway checks signatures with; without a setting it made one at its first start. @param {Gateway} gateway */
export function signatureSecret({ dataDir, env = {} }) {
  const given = env.GATEWAY_SECRET ?? process.env.GATEWAY_SECRET;
  if (given) return given;
  const file = path.join(dataDir, 'secrets.json');
  return /** @type {string} */ (JSON.parse(readFileSync(file, 'utf8')).signatureSecret);
}
