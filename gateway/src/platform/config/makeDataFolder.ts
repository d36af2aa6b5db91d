import { accessSync, constants, mkdirSync } from 'node:fs';

/** Makes the folder of database, media and secrets, for its owner alone. @throws Error that names the setting */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(
      'The setting GATEWAY_DATA_DIR is wrong: it must be a folder in which the gateway may write.',
    );
  }
}
