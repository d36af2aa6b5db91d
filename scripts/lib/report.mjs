// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const startedAt = Date.now();
/** A stage is said to be still under way this often, in milliseconds. */
const heartbeat = 30_000;
/** So many lines of a log are shown where something fails. */
const shownLines = 40;
let stage = 0;

const colour = process.stdout.isTTY && !process.env.NO_COLOR;
/** @param {string} text */
export const bold = (text) => (colour ? `\u001b[1m${text}\u001b[22m` : text);

/** Makes children keep their colours although they write into a pipe. */
export const colourEnv = colour ? { FORCE_COLOR: '1' } : {};

/** @param {number} since ms since the epoch */
export const elapsed = (since) => {
  const seconds = Math.round((Date.now() - since) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** The lines of work whose output is held back, and the file that they are in meanwhile. @type {AsyncLocalStorage<{ lines: string[], file: string }>} */
const heldBack = new AsyncLocalStorage();

/** Prints a line, or adds it to those that are held back. @param {string} line */
export function print(line) {
  const held = heldBack.getStore();
  if (held) {
    held.lines.push(line);
    appendFileSync(held.file, `${line}\n`);
  } else console.log(line);
}

/** A function that prints as this moment would, for lines that come later. */
export const printer = () => AsyncLocalStorage.bind(print);

/**
 * Runs work and holds its output back, so that it does not mix with that of other work.
 * @template T
 * @param {string} file where it can be read meanwhile
 * @param {() => Promise<T>} work
 * @returns {{ result: Promise<T>, lines: string[] }} `lines` grow while the work goes on
 */
export function aside(file, work) {
  const held = { lines: /** @type {string[]} */ ([]), file };
  mkdirSync(path.dirname(file), { recursive: true });
  return { result: heldBack.run(held, work), lines: held.lines };
}

/** @param {{ email: string, password: string }[]} logins */
export const loginRows = (logins) =>
  logins.map(({ email, password }) => ['Login', `${email}, password ${password} (shown only this once)`]);

/** Prints the addresses of what runs. @param {string[][]} rows name and text */
export function printReady(rows) {
  console.log(bold('\nReady. Ctrl-C stops everything.\n'));
  for (const [name = '', text] of rows) console.log(`  ${name.padEnd(10)} ${text}`);
}

/** Shows the end of a log. @param {string | undefined} file */
export function showLog(file) {
  if (!file || !existsSync(file)) return;
  print(`\n      The end of ${file}:`);
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n').slice(-shownLines))
    print(`      ${line}`);
}

/**
 * Runs one numbered stage, says that it goes on, and how long it took.
 * @template T
 * @param {string} title
 * @param {number} total how many stages there are
 * @param {() => Promise<T>} work
 * @param {string} [log] a file with the lines of its programs, shown where it fails
 * @returns {Promise<T>}
 */
export async function runStage(title, total, work, log) {
  stage += 1;
  const began = Date.now();
  print(bold(`\n[${stage}/${total}] ${title}`));
  const timer = setInterval(() => print(`      … still working (${elapsed(began)})`), heartbeat);
  try {
    const result = await work();
    print(`      ${elapsed(began)} (${elapsed(startedAt)} in all)`);
    return result;
  } catch (error) {
    showLog(log);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
