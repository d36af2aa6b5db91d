// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { findProgram, installFromDebian, isExecutable, succeeds } from './debian.mjs';
import { Failure } from './failure.mjs';
import { nodeModule } from './processes.mjs';
import { fromRoot } from './root.mjs';

/**
 * Chromium without windows, the one that Playwright prefers too: it needs a fifth less processor time, and the
 * pictures of the stories are drawn with it (Chromium with windows draws letters otherwise).
 */
const headlessShell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** One with windows: of the machine, or Playwright's own. */
function findWithWindows() {
  // Required late: on a clean clone the same command installs it first.
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return findProgram(...names) ?? [chromium.executablePath()].find(isExecutable);
}

/** Finds a Chromium for the browser tests, or installs one. @returns {Promise<string>} its path */
export async function provideChromium() {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    if (isExecutable(wished)) return wished;
    throw new Failure(`CHROMIUM_PATH names ${wished}, which is not executable.`);
  }
  const playwright = [...nodeModule('@playwright/test/cli.js'), 'install', 'chromium'];
  const ways = [
    () => undefined,
    () => installFromDebian(headlessShell),
    () => installFromDebian('chromium'),
    () => succeeds(process.execPath, playwright),
  ];
  for (const [index, provide] of ways.entries()) {
    await provide();
    // One with windows only where the other cannot be installed.
    const found = findProgram(headlessShell) ?? (index > 0 ? findWithWindows() : undefined);
    if (found) return found;
  }
  throw new Failure(
    'No Chromium was found and none could be installed; install one or name it with CHROMIUM_PATH=….',
  );
}

/** The version of the browser that drew the pictures of stories and of the admin: another one may draw letters otherwise. */
const pinned = fromRoot('e2e/browser.json');

/** @param {string} executable */
const versionOf = (executable) =>
  Number(/\d+/.exec(spawnSync(executable, ['--version'], { encoding: 'utf8' }).stdout)?.[0]);

/**
 * The settings of browser tests for a Chromium. Says so where it is not the one of the pictures; these then count as skipped.
 * @param {string} executable
 */
export function browserEnv(executable) {
  const { chromium } = JSON.parse(readFileSync(pinned, 'utf8'));
  const found = versionOf(executable);
  const isOfPictures =
    process.platform === 'linux' &&
    /headless[-_]shell/.test(executable) &&
    (found === chromium || Boolean(process.env.E2E_WRITE_BASELINES));
  if (!isOfPictures)
    console.log(
      `      Pictures are not compared: they are of ${headlessShell} ${chromium} on Linux, and this is ${executable}, version ${found}. "npm run baselines -- stories" and "npm run baselines -- admin" draw them anew.`,
    );
  return { CHROMIUM_PATH: executable, E2E_COMPARES_PICTURES: isOfPictures ? 'yes' : '' };
}

/** Notes that the pictures are of this Chromium from now on. @param {string} executable */
export const pinBrowser = (executable) =>
  writeFileSync(pinned, `${JSON.stringify({ chromium: versionOf(executable) }, null, 2)}\n`);
