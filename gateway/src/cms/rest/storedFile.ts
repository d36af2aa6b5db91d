import { stat } from 'node:fs/promises';
import path from 'node:path';

/** Whether a folder of uploads holds a file. Payload answers 500 for one that is not there. */
export async function isStoredFile(folder: string, name: string): Promise<boolean> {
  if (path.basename(name) !== name) return false;
  try {
    return (await stat(path.join(folder, name))).isFile();
  } catch {
    // Also names that no file can have: too long, or with a zero byte in them.
    return false;
  }
}
