// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {...string} parts */
export const fromRoot = (...parts) => path.join(root, ...parts);
