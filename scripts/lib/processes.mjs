// @ts-check
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { Failure } from './failure.mjs';
import { colourEnv, printer } from './report.mjs';
import { root } from './root.mjs';

/** How long a child may take to end after SIGTERM, in milliseconds: a server answers what it has begun within 15 s. */
const patience = 20_000;

/**
 * @typedef {import('node:child_process').ChildProcess} Child
 * @typedef {{ env?: Record<string, string | undefined>, cwd?: string, prefix?: string, logFile?: string, endsIn?: number, endSignal?: NodeJS.Signals, onLine?: (line: string) => unknown }} Options
 */

/** Steps in which servers end after those that need them. */
export const endStep = { gateway: 1, store: 2 };

/**
 * Ends a process group once the standard input of this shell does, as it does however this process ends: nothing else
 * tells the children of a process that was killed.
 */
const guardScript = `
  read -r _
  kill -s "$2" -- "-$1"
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    kill -s 0 -- "-$1" || exit
    sleep 1
  done
  kill -s KILL -- "-$1"`;

/** Starts the guard of a child, outside of its group and of ours. @param {Child} child @param {NodeJS.Signals} signal */
function guard({ pid }, signal) {
  if (!pid) return;
  const args = ['-c', guardScript, 'guard', String(pid), signal.replace('SIG', '')];
  const shell = spawn('sh', args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  shell.unref();
  /** @type {import('node:net').Socket} */ (shell.stdin).unref();
  return shell;
}

/** Returned by `onLine` for a line that must not be logged. */
export const secret = Symbol('secret');

/** @type {Set<Child>} */
const running = new Set();
/** Children that we are ending ourselves. @type {WeakSet<Child>} */
const stopping = new WeakSet();
/** The signal that ends a child in good order, where that is not SIGTERM. @type {WeakMap<Child, NodeJS.Signals>} */
const endSignals = new WeakMap();
/** The step in which a child ends: what others need for their last answers ends after them. @type {WeakMap<Child, number>} */
const endSteps = new WeakMap();
let ending = false;

/** Whether a signal has come and everything is being ended. */
export const isEnding = () => ending;

/** @param {string} file @returns {(line: string) => void} */
function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  const log = createWriteStream(file, { flags: 'a' });
  return (line) => log.write(`${line}\n`);
}

/**
 * Starts a program in its own process group: Ctrl-C reaches this process only, and stopping the group stops its children.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export function start(
  command,
  args,
  { env = {}, cwd = root, prefix = '      ', logFile, endsIn, endSignal, onLine } = {},
) {
  if (ending) throw new Failure('Not started because of the shutdown.');
  const child = spawn(command, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...colourEnv,
      ...env,
    },
  });
  running.add(child);
  if (endsIn) endSteps.set(child, endsIn);
  if (endSignal) endSignals.set(child, endSignal);
  const guarding = guard(child, endSignal ?? 'SIGTERM');
  const forget = () => {
    running.delete(child);
    guarding?.kill();
  };
  child.once('exit', forget);
  child.once('error', forget);
  const printLater = printer();
  const write = logFile ? openLog(logFile) : (/** @type {string} */ line) => printLater(prefix + line);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      // Passwords are for the person who started it, and stay out of the log.
      if (onLine?.(line) !== secret) write(line);
    });
  }
  return child;
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, options);
    child.once('error', (error) => {
      const missing = /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT';
      reject(new Failure(missing ? `The program "${command}" was not found.` : error.message));
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a package's command-line program with this very Node.
 * @param {string} script path below node_modules
 */
export const nodeModule = (script) => [`${root}/node_modules/${script}`];

/** @param {Child} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // The group is already gone.
  }
}

/**
 * Kills a child and its process group at once, as a machine failure does.
 * @param {Child} child
 * @returns {Promise<void>}
 */
export async function kill(child) {
  stopping.add(child);
  const isOver = child.exitCode !== null || child.signalCode !== null;
  const ended = isOver || new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child, 'SIGKILL');
  await ended;
}

/**
 * Stops a child and its process group: its signal, a bounded wait, SIGKILL.
 * @param {Child} child
 * @returns {Promise<void>}
 */
export async function stop(child) {
  stopping.add(child);
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    signalGroup(child, endSignals.get(child) ?? 'SIGTERM');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
    await ended;
    clearTimeout(timer);
  }
  // Processes that outlived the leader, such as a worker that ignored the signal.
  signalGroup(child, 'SIGKILL');
}

/**
 * Resolves with the reason when a child crashes; its process group is stopped with it.
 * @param {Child} child
 * @returns {Promise<string>}
 */
export const endedByItself = (child) =>
  new Promise((resolve) => {
    /** @param {number | null} code @param {NodeJS.Signals | null} signal */
    const onExit = (code, signal) => {
      if (stopping.has(child)) return;
      signalGroup(child, 'SIGKILL');
      resolve(signal ?? `exit code ${code}`);
    };
    if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
    else child.once('exit', onExit);
  });

/** Ends every child that is still running, step by step. */
export async function stopAll() {
  const all = [...running];
  for (const step of [0, endStep.gateway, endStep.store])
    await Promise.all(all.filter((child) => (endSteps.get(child) ?? 0) === step).map(stop));
}

/**
 * Stops everything on Ctrl-C, SIGTERM or a closed terminal, then exits. A second signal does not wait.
 * @param {() => number} exitCode asked when the signal comes
 * @param {() => void} [cleanUp]
 */
export function endOnSignal(exitCode, cleanUp) {
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (ending) {
        for (const child of running) signalGroup(child, 'SIGKILL');
        process.exit(130);
      }
      ending = true;
      const code = exitCode();
      console.log('\nStopping …');
      void stopAll().then(() => {
        cleanUp?.();
        process.exit(code);
      });
    });
  }
}
