import { execFileSync } from 'node:child_process';

/** Signals a server and what it has started; the runner starts each in a group of its own. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch {
    // It has ended.
  }
}

/** It answers nothing any more, and its connections stay open: as a machine that cannot be reached. */
export const freeze = (pid: number): void => signal(pid, 'SIGSTOP');
export const thaw = (pid: number): void => signal(pid, 'SIGCONT');

/**
 * Lets a process write no file beyond so many bytes, as on a full disk: a file that is longer is cut off there, and
 * the write fails (EFBIG in place of ENOSPC). Needs neither root nor a file system of its own; Linux only.
 */
export const limitFiles = (pid: number, bytes: number): void => setFileLimit(pid, String(bytes));

export function freeFiles(pid: number): void {
  try {
    setFileLimit(pid, 'unlimited');
  } catch {
    // It has ended.
  }
}

function setFileLimit(pid: number, soft: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${soft}:`]);
}
