// @ts-check
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The files of a folder and of those in it, sorted. @param {string} folder @returns {string[]} relative to it */
export const filesBelow = (folder) =>
  /** @type {string[]} */ (readdirSync(folder, { recursive: true }))
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
