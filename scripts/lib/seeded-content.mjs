// @ts-check
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { sourcesPrint, startGateway } from './gateway.mjs';
import { freePort } from './ports.mjs';
import { stop } from './processes.mjs';
import { fromRoot } from './root.mjs';

const kept = fromRoot('node_modules/.cache/seeded-content');
/** The file with the logins of the first start. @param {string} folder */
const noteIn = (folder) => path.join(folder, 'first-start.json');

/** Of which sources and which day the content is: some of its dates count from the day on which it is made. */
const present = () => `${new Date().toISOString().slice(0, 10)} ${sourcesPrint()}`;

/** @returns {{ print?: string, logins: import('./gateway.mjs').Login[] }} */
const readNote = () =>
  existsSync(noteIn(kept)) ? JSON.parse(readFileSync(noteIn(kept), 'utf8')) : { logins: [] };

/** Lets a gateway fill a folder, and keeps it. @param {Record<string, string>} env @param {string} print */
async function makeContent(env, print) {
  const dataDir = `${kept}.new`;
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(kept, { recursive: true, force: true });
  const logFile = fromRoot('test-results/logs/gateway-first-start.log');
  const { child, logins } = await startGateway({ port: await freePort(), dataDir, env, logFile }, 'start');
  await stop(child);
  writeFileSync(noteIn(dataDir), JSON.stringify({ print, logins }));
  renameSync(dataDir, kept);
}

/**
 * Fills the data folder of a gateway with the demo content, unless it has been filled. The content is made by the first
 * gateway of a day, and again when the sources change; all others copy it.
 * @param {import('./gateway.mjs').Gateway} gateway
 * @returns {Promise<import('./gateway.mjs').Login[]>} the logins that were printed when the content was made
 */
export async function provideContent({ dataDir, env = {} }) {
  // Not at every later start of the gateway: all sources are read for it.
  if (!existsSync(dataDir)) {
    const print = present();
    if (readNote().print !== print) await makeContent(env, print);
    cpSync(kept, dataDir, { recursive: true });
  }
  return readNote().logins;
}
