// @ts-check
import { Failure } from './failure.mjs';
import { nodeModule, run, start } from './processes.mjs';
import { fromRoot } from './root.mjs';
import { settingNames } from './settings.mjs';
import { fingerprint, forgetBuild, isBuilt, rememberBuild } from './stamp.mjs';
import { waitFor } from './wait-for.mjs';

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
  const dist = fromRoot(site.distDir);
  const print = fingerprint(sources, settingsOf(site));
  if (isBuilt(dist, print)) {
    console.log('      Unchanged since the last build.');
    return;
  }
  forgetBuild(dist);
  if (
    (await run(process.execPath, [...next, 'build', '--webpack'], {
      env: environment(site),
      logFile: site.logFile,
    })) !== 0
  ) {
    throw new Failure('The site could not be built; see the lines above.');
  }
  rememberBuild(dist, print);
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
  await waitFor('The site', `http://${host}:${port}/healthz`, child);
  return child;
}
