// @ts-check
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { start } from '../processes.mjs';
import { answers, waitUntilReady } from '../wait-for.mjs';
import { nginxConfig } from './config.mjs';

/** Debian's packages for `npm run start:cluster` and the tests of nginx. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-filter'];

/** Debian's nginx stands where only the path of root leads. */
const nginxProgram = '/usr/sbin/nginx';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

export const hasNginx = () => [nginxProgram, brotliModule].every((file) => existsSync(file));

/**
 * Starts nginx with a configuration. A signal lets it complete the answers under way.
 * @param {string} file of the configuration
 * @param {{ prefix?: string, logFile?: string }} [output]
 */
const launchNginx = (file, output = {}) =>
  start(nginxProgram, ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], { ...output, endSignal: 'SIGQUIT' });

/**
 * Starts nginx and waits until it answers.
 * @param {import('./config.mjs').NginxSettings} settings
 * @param {{ prefix?: string, logFile?: string }} [output]
 */
export async function startNginx(settings, output = {}) {
  mkdirSync(settings.folder, { recursive: true });
  const file = path.join(settings.folder, 'nginx.conf');
  // Started by root, workers would be another user, who cannot read a temporary folder of root.
  const user = process.getuid?.() === 0 ? os.userInfo().username : undefined;
  writeFileSync(file, nginxConfig({ ...settings, user }), { mode: 0o600 });
  const child = launchNginx(file, output);
  await waitUntilReady('nginx', child, answers(`http://${settings.healthListen}/healthz`));
  return child;
}
