// @ts-check
import { existsSync, readFileSync } from 'node:fs';

import { fromRoot } from './root.mjs';

/** The files Next reads too, the stronger one first; what the environment already says is stronger still. */
const files = ['.env.production.local', '.env.local', '.env.production', '.env'];

export function loadEnvFiles() {
  for (const file of files) {
    if (existsSync(fromRoot(file))) process.loadEnvFile(fromRoot(file));
  }
}

/**
 * Every variable that .env.example explains.
 * @param {string} [section] only those below this heading
 * @returns {string[]}
 */
export function settingNames(section) {
  const parts = readFileSync(fromRoot('.env.example'), 'utf8').split(/^## /m);
  const text = parts.filter((part) => !section || part.startsWith(`${section}\n`)).join('');
  return [...text.matchAll(/^(?:# ?)?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
}
