import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { environment } from './environment';

interface BuildManifest {
  lowPriorityFiles: string[];
  pages: Record<string, string[]>;
}

const gzipped = (body: Buffer) => gzipSync(body).length / 1_000;
const sizeOf = (files: string[]) =>
  files
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipped(readFileSync(path.join(environment.distDir, file))), 0);

/** Size of the scripts of an empty page of this build, in kB. Polyfills are left out on both sides: no browser of today loads them. */
export function floors() {
  const manifest = JSON.parse(
    readFileSync(path.join(environment.distDir, 'build-manifest.json'), 'utf8'),
  ) as BuildManifest;
  const app = manifest.pages['/_app'] ?? [];
  const framework = app.filter((file) => /\/(webpack|framework|main)-/.test(file));
  return {
    /** Next and React alone; told beside the budget, because `_app` (frame, styles, texts) is our own work too. */
    framework: sizeOf([...framework, ...manifest.lowPriorityFiles]),
    emptyPage: sizeOf([...app, ...manifest.lowPriorityFiles]),
  };
}

/**
 * Measures from now on every script that the browser loads for the page itself; prefetched scripts of other pages
 * are not counted. Returns kB of gzip.
 */
export function weighScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(
      response
        .request()
        .allHeaders()
        .then(async (headers) => (headers['sec-purpose'] ? 0 : gzipped(await response.body()))),
    );
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
