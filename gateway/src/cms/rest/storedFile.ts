import { stat } from 'node:fs/promises';
import path from 'node:path';

/** Whether a folder of uploads holds a file. Payload answers 500 for one that is not there. */
export async function isStoredFile(folder: string, name: string): Promise<boolean> {
  try {
    return (await stat(path.join(folder, name))).isFile();
  } catch {
    // Also a name that is too long for the file system.
    return false;
  }
}
