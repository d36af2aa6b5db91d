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

/** Every variable that .env.example explains. @returns {string[]} */
export function settingNames() {
  const lines = readFileSync(fromRoot('.env.example'), 'utf8').matchAll(/^(?:# ?)?([A-Z][A-Z0-9_]+)=/gm);
  return [...lines].map(([, name = '']) => name);
}

/** Their present values. */
export const settings = () => Object.fromEntries(settingNames().map((name) => [name, process.env[name]]));
