// @ts-check
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
  console.log(bold(`\n[${stage}/${total}] ${title}`));
  const result = await work();
  console.log(`      ${elapsed(began)} (${elapsed(startedAt)} in all)`);
  return result;
}

/**
 * Hands over a stream line by line.
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
