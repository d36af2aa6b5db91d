// @ts-check
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { isExecutable, programFolders } from './debian.mjs';
import { fail, Failure } from './failure.mjs';
import { freePort } from './ports.mjs';
import { endStep, kill, run, start, stop } from './processes.mjs';
import { waitUntilReady } from './wait-for.mjs';

/** Folders of a machine that may hold PostgreSQL's programs, the newest version first. @returns {string[]} */
function folders() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  return [
    process.env.POSTGRES_BIN ?? '',
    ...versions.sort((a, b) => b - a).map((version) => path.join(debian, String(version), 'bin')),
    ...programFolders(),
  ];
}

/**
 * The first folder that holds these programs of PostgreSQL, if there is one.
 * @param {string[]} programs
 * @returns {string | undefined}
 */
export const findPostgres = (programs) =>
  folders().find((folder) => programs.every((program) => isExecutable(path.join(folder, program))));

const serverPrograms = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];

export const hasPostgres = () => findPostgres(serverPrograms) !== undefined;

/** PostgreSQL refuses to run as root: the user that its package made runs it then. */
function serverUser() {
  if (process.getuid?.() !== 0) return undefined;
  /** @param {string} flag */
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The processes that a process has started. @param {number | undefined} parent @returns {number[]} */
const childrenOf = (parent) =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, of]) => (of === parent ? [pid] : []));

/**
 * Starts a PostgreSQL server of its own on a free port of this machine.
 * @param {{ folder?: string }} [options] `folder` of its data. Without it, the database is empty and goes when this
 * process ends; what a crash of the machine would lose is not waited for.
 * `url` of the answer is that of its database, `bin` the folder of PostgreSQL's programs.
 */
export async function startPostgres({ folder: kept } = {}) {
  const bin =
    findPostgres(serverPrograms) ??
    fail(
      'No PostgreSQL server was found; install the package postgresql or name the folder of its programs with POSTGRES_BIN=….',
    );
  const user = serverUser();
  const folder = kept ?? mkdtempSync(path.join(os.tmpdir(), 'kompassa-postgres-'));
  mkdirSync(folder, { recursive: true });
  if (!kept) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (user) chownSync(folder, user.uid, user.gid);
  /** @param {string} program @param {string[]} args @returns {[string, string[]]} */
  const asUser = (program, args) => {
    if (!user) return [program, args];
    const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
    return ['setpriv', [...ids, '--', program, ...args]];
  };
  const data = path.join(folder, 'data');
  const silent = { cwd: folder, onLine: () => undefined, logFile: path.join(folder, 'initdb.log') };
  if ((await run(...asUser('test', ['-w', folder]), silent)) !== 0)
    throw new Failure(
      `PostgreSQL's user "postgres" cannot reach ${folder}; start as another user than root.`,
    );
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    const names = ['-U', 'kompassa', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    const args = ['-D', data, ...names, ...(kept ? [] : ['--no-sync'])];
    if ((await run(...asUser(path.join(bin, 'initdb'), args), silent)) !== 0)
      throw new Failure(`A PostgreSQL server could not be set up: ${silent.logFile} says why.`);
  }

  const port = await freePort();
  // Sockets of files have short paths only.
  const settings = { fsync: kept ? 'on' : 'off', listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const logFile = path.join(folder, 'server.log');
  const isReady = async () =>
    (await run(path.join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], silent)) === 0;

  async function launch() {
    const args = ['-D', data, '-p', String(port), ...options];
    const launched = start(...asUser(path.join(bin, 'postgres'), args), {
      cwd: folder,
      logFile,
      endsIn: endStep.store,
      // Its fast shutdown: clients that stay do not hold it up.
      endSignal: 'SIGINT',
    });
    await waitUntilReady(`PostgreSQL (${logFile})`, launched, isReady);
    return launched;
  }

  let child = await launch();
  return {
    url: `postgres://kompassa@127.0.0.1:${port}/postgres`,
    bin,
    child: () => child,
    /** Starts it again at the same address, with its data. */
    restart: async () => {
      child = await launch();
    },
    /** Ends it at once with all of its processes, as a crash does. */
    kill: async () => {
      // They have sessions of their own, and a new server does not start beside them.
      const own = childrenOf(child.pid);
      await kill(child);
      for (const pid of own) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has ended by itself.
        }
      }
    },
    stop: () => stop(child),
  };
}
