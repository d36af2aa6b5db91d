// @ts-check
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** @param {unknown} error */
const isAbsent = (error) => /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT';

/**
 * Files in a folder of this machine.
 * @param {string} folder
 * @returns {import('./installation.mjs').FileStore}
 */
export function folderStore(folder) {
  const partial = `${folder}.restored`;
  return {
    partial,
    fetch: async (name, target) => {
      try {
        await copyFile(path.join(folder, name), target, constants.COPYFILE_FICLONE);
        return true;
      } catch (error) {
        if (isAbsent(error)) return false;
        throw error;
      }
    },
    isEmpty: async () => {
      try {
        return (await readdir(folder)).length === 0;
      } catch (error) {
        if (isAbsent(error)) return true;
        throw error;
      }
    },
    add: async (files, onFile) => {
      await rm(partial, { recursive: true, force: true });
      await mkdir(partial, { recursive: true });
      for (const { name, file } of files) {
        await copyFile(file, path.join(partial, name), constants.COPYFILE_FICLONE);
        onFile();
      }
      return async () => {
        await rm(folder, { recursive: true, force: true });
        await rename(partial, folder);
      };
    },
  };
}
