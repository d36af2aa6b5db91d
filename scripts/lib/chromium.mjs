// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import { installFromDebian, isExecutable, succeeds } from './debian.mjs';
import { Failure } from './failure.mjs';
import { nodeModule } from './processes.mjs';
import { fromRoot } from './root.mjs';

/**
 * Chromium without windows, the one that Playwright prefers too: it needs a fifth less processor time, and the
 * pictures of the stories are drawn with it (Chromium with windows draws letters otherwise).
 */
const headlessShell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** The paths of these programs, as packages install them. @param {string[]} programs */
function inPath(programs) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'];
  return programs.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** The headless shell of Playwright's own installation, of any version. */
function playwrightShells() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(os.homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium_headless_shell-'))
    .flatMap((name) =>
      ['chrome-linux/headless_shell', 'chrome-headless-shell-linux64/chrome-headless-shell'].map((file) =>
        path.join(cache, name, file),
      ),
    );
}

const findHeadlessShell = () => [...inPath([headlessShell]), ...playwrightShells()].find(isExecutable);

/** One with windows: of the machine, or Playwright's own. */
function findWithWindows() {
  // Required late: on a clean clone the same command installs it first.
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return [...inPath(names), chromium.executablePath()].find(isExecutable);
}

/** Finds a Chromium for the browser tests, or installs one. @returns {Promise<string>} its path */
export async function provideChromium() {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    if (isExecutable(wished)) return wished;
    throw new Failure(`CHROMIUM_PATH names ${wished}, which is not executable.`);
  }
  let found = findHeadlessShell();
  if (!found) {
    await installFromDebian(headlessShell);
    found = findHeadlessShell() ?? findWithWindows();
  }
  if (!found) {
    await installFromDebian('chromium');
    found = findWithWindows();
  }
  if (!found) {
    await succeeds(process.execPath, [...nodeModule('@playwright/test/cli.js'), 'install', 'chromium']);
    found = findHeadlessShell() ?? findWithWindows();
  }
  if (!found) {
    throw new Failure(
      'No Chromium was found and none could be installed; install one or name it with CHROMIUM_PATH=….',
    );
  }
  return found;
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
