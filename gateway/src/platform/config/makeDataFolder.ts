import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it. Node's own `recursive` never returns where a system says of a new folder that the
 * existing one above it is missing, as in /proc or where disks of the network are mounted on demand.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Makes the folder of database, media and secrets, for its owner alone. @throws Error that names the setting */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
    // With the slash a file is refused.
    accessSync(`${folder}/`, constants.W_OK);
  } catch {
    throw new Error(
      'The setting GATEWAY_DATA_DIR is wrong: it must be a folder in which the gateway may write.',
    );
  }
}
