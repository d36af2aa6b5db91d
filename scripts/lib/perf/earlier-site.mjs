// @ts-check
import path from 'node:path';

import { Failure } from '../failure.mjs';
import { npm } from '../npm.mjs';
import { freePort } from '../ports.mjs';
import { run, start } from '../processes.mjs';
import { waitFor } from '../wait-for.mjs';

/** @param {string} what @param {Promise<number>} exit */
async function succeed(what, exit) {
  if ((await exit) !== 0) throw new Failure(`${what} failed; see the lines above.`);
}

/** Whether the history that is here has a commit; a shallow clone may not. @param {string} commit */
export const hasCommit = async (commit) => (await run('git', ['cat-file', '-e', commit])) === 0;

/**
 * Builds the site of an earlier commit, with its own packages, and starts it with the same settings and gateway.
 * @param {string} commit
 * @param {string} folder an existing temporary one
 * @param {Record<string, string>} env the settings
 * @returns {Promise<string>} its origin
 */
export async function startEarlierSite(commit, folder, env) {
  const cwd = path.join(folder, 'earlier');
  const archive = `git archive ${commit} | tar -x -C '${cwd}'`;
  await succeed('Copying the earlier commit', run('sh', ['-c', `mkdir '${cwd}' && ${archive}`]));
  const [command, args] = npm('ci');
  await succeed('Installing its packages', run(command, args, { cwd }));
  const next = path.join(cwd, 'node_modules/next/dist/bin/next');
  await succeed('Its build', run(process.execPath, [next, 'build', '--webpack'], { cwd, env }));
  const port = await freePort();
  const at = ['start', '--hostname', 'localhost', '--port', String(port)];
  const child = start(process.execPath, [next, ...at], { cwd, env, prefix: '[earlier] ' });
  await waitFor('The earlier site', `http://localhost:${port}/robots.txt`, child);
  return `http://localhost:${port}`;
}
