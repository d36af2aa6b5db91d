// @ts-check
import path from 'node:path';

import { Failure } from '../failure.mjs';
import { freePort } from '../ports.mjs';
import { run, start } from '../processes.mjs';
import { waitFor } from '../wait-for.mjs';

/** Its packages are installed and both its servers are built, in milliseconds. */
const patience = 1_200_000;

/** @param {string} what @param {Promise<number>} exit */
async function succeed(what, exit) {
  if ((await exit) !== 0) throw new Failure(`${what} failed; see the lines above.`);
}

/** Whether the history that is here has a commit; a shallow clone may not. @param {string} commit */
export const hasCommit = async (commit) => (await run('git', ['cat-file', '-e', commit])) === 0;

/**
 * Builds and starts an earlier commit as a whole, with its own packages, gateway and content: a site of then does not know
 * all that the gateway of today answers.
 * @param {string} commit
 * @param {string} folder an existing temporary one
 * @param {Record<string, string>} settings of its site besides
 * @returns {Promise<string>} the site's origin
 * @throws Failure
 */
export async function startEarlierSite(commit, folder, settings) {
  const cwd = path.join(folder, 'earlier');
  const archive = `git archive ${commit} | tar -x -C '${cwd}'`;
  await succeed('Copying the earlier commit', run('sh', ['-c', `mkdir '${cwd}' && ${archive}`]));
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const env = {
    ...settings,
    PORT: String(port),
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_DATA_DIR: path.join(folder, 'earlier-data'),
  };
  // It installs what it lacks.
  const child = start(process.execPath, ['scripts/start.mjs'], { cwd, env, prefix: '[earlier] ' });
  const origin = `http://localhost:${port}`;
  await waitFor('The earlier site', `${origin}/robots.txt`, child, { limit: patience });
  return origin;
}
