// @ts-check
import { nodeModule, run, start } from './processes.mjs';
import { fromRoot } from './root.mjs';
import { settingNames } from './settings.mjs';
import { buildOnce, fingerprint } from './stamp.mjs';
import { answers, waitUntilReady } from './wait-for.mjs';

const next = nodeModule('next/dist/bin/next');
const sources = [
  'components',
  'contract',
  'shared',
  'instrumentation.ts',
  'locales',
  'next-i18next.config.js',
  'next.config.js',
  'package-lock.json',
  'package.json',
  'pages',
  'proxy.ts',
  'public',
  'services',
  'tsconfig.json',
];

/** A page that is rendered leaves some MB behind; with Node's 16 MB an eighth of the time goes into collecting them. */
const youngGeneration = '--max-semi-space-size=64';

/**
 * `host` is the one that the server listens on.
 * @typedef {{ port: number, host?: string, distDir: string, env: Record<string, string | undefined>, logFile?: string }} Site
 */

/** @param {Site} site */
const environment = ({ distDir, env }) => ({ ...env, NEXT_DIST_DIR: distDir });

/** The site's own settings, which are baked into its pages. @param {Site} site */
const settingsOf = ({ env }) =>
  Object.fromEntries(settingNames('The site').map((name) => [name, env[name] ?? process.env[name]]));

/**
 * Builds the site unless its sources and its settings are those of the last build.
 * @param {Site} site
 */
export async function buildSite(site) {
  const options = { env: environment(site), logFile: site.logFile };
  await buildOnce('The site', fromRoot(site.distDir), fingerprint(sources, settingsOf(site)), () =>
    run(process.execPath, [...next, 'build', '--webpack'], options),
  );
}

/**
 * Starts the site and waits until it answers.
 * @param {Site} site
 * @param {'start' | 'dev'} mode
 */
export async function startSite(site, mode) {
  const { host = 'localhost', port } = site;
  const address = ['--hostname', host, '--port', String(port)];
  const args = [youngGeneration, ...next, mode, ...address, ...(mode === 'dev' ? ['--webpack'] : [])];
  const child = start(process.execPath, args, {
    env: environment(site),
    prefix: '[site]    ',
    logFile: site.logFile,
  });
  await waitUntilReady('The site', child, answers(`http://${host}:${port}/healthz`));
  return child;
}
