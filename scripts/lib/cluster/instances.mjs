// @ts-check
import { rmSync } from 'node:fs';

import { freePort } from '../ports.mjs';
import { stop } from '../processes.mjs';
import { fromRoot } from '../root.mjs';
import { startSite } from '../site.mjs';
import { copyBuild } from './copyBuild.mjs';

/**
 * Instances of the site on copies of one build, each on a free port. None is started yet.
 * @param {import('../site.mjs').Site} site whose build and settings they have
 * @param {number} count
 */
export async function siteInstances(site, count) {
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const folders = ports.map((_port, index) => `${site.distDir}-${index + 1}`);
  /** @type {(import('node:child_process').ChildProcess | undefined)[]} */
  const children = [];

  /** @param {number} index */
  const stopOne = async (index) => {
    const child = children[index];
    children[index] = undefined;
    if (child) await stop(child);
  };
  const all = [...ports.keys()];
  return {
    all,
    // nginx would ask both addresses that `localhost` has.
    hosts: ports.map((port) => `127.0.0.1:${port}`),
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    /** @param {number} index @param {Record<string, string | undefined>} [settings] besides those of the site */
    start: async (index, settings = {}) => {
      const distDir = folders[index] ?? '';
      copyBuild(site.distDir, distDir);
      const logFile = site.logFile?.replace(/\.log$/, `-${index + 1}.log`);
      const place = { port: ports[index] ?? NaN, host: '127.0.0.1', distDir, logFile };
      return (children[index] ??= await startSite({ ...place, env: { ...site.env, ...settings } }, 'start'));
    },
    stop: stopOne,
    /** @param {number} index */
    processOf: (index) => children[index]?.pid,
    /** Stops all of them; their folders go too. */
    close: async () => {
      await Promise.all(all.map(stopOne));
      for (const folder of folders) rmSync(fromRoot(folder), { recursive: true, force: true });
    },
  };
}
