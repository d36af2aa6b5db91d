// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks';

const startedAt = Date.now();
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

/** Lines of work that runs beside other work, until they are released. @type {AsyncLocalStorage<{ lines: string[], isHeld: boolean }>} */
const heldBack = new AsyncLocalStorage();

/** Prints a line, or adds it to those that are held back. @param {string} line */
export function print(line) {
  const held = heldBack.getStore();
  if (held?.isHeld) held.lines.push(line);
  else console.log(line);
}

/** Whether lines are held back now: nobody sees them while the work goes on. */
export const isAside = () => heldBack.getStore()?.isHeld ?? false;

/** A function that prints as this moment would, for lines that come later. */
export const printer = () => AsyncLocalStorage.bind(print);

/**
 * Runs work and buffers its output, so that it does not mix with that of other work.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {{ result: Promise<T>, release: () => void }} `release` prints what has come, and from then on what comes
 */
export function aside(work) {
  const held = { lines: /** @type {string[]} */ ([]), isHeld: true };
  const result = heldBack.run(held, work);
  const release = () => {
    held.isHeld = false;
    held.lines.splice(0).forEach((line) => console.log(line));
  };
  return { result, release };
}

/**
 * Runs one numbered stage and says how long it took.
 * @template T
 * @param {string} title
 * @param {number} total how many stages there are
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function runStage(title, total, work) {
  stage += 1;
  const began = Date.now();
  print(bold(`\n[${stage}/${total}] ${title}`));
  const result = await work();
  print(`      ${elapsed(began)} (${elapsed(startedAt)} in all)`);
  return result;
}

/**
 * Reads a stream line by line.
 * @param {import('node:stream').Readable | null} stream
 * @param {(line: string) => void} onLine
 */
export function readLines(stream, onLine) {
  let rest = '';
  stream?.setEncoding('utf8');
  stream?.on('data', (/** @type {string} */ chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream?.on('end', () => {
    if (rest) onLine(rest);
  });
}
