import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { environment } from '../support/environment';
import { resolveRoute, routes } from '../support/routes';
import { expect, test } from '../support/test';

/** kB of gzip that a page may add to an empty page of the same build. */
const budget = 45;

interface BuildManifest {
  lowPriorityFiles: string[];
  pages: Record<string, string[]>;
}

const gzipped = (body: Buffer) => gzipSync(body).length / 1_000;
const sizeOf = (files: string[]) =>
  files
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipped(readFileSync(path.join(environment.distDir, file))), 0);

/** What an empty page would load, as this build made it. Polyfills are left out on both sides: no browser of today loads them. */
function floors() {
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

/** gzip of every script that the browser loads for the page itself; what it fetches ahead for other pages is not counted. */
async function firstLoad(page: Page, route: string) {
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
  await page.goto(route);
  await page.waitForLoadState('networkidle');
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const route of routes) {
  test(`${route} loads at most ${budget} kB of scripts over an empty page`, async ({ page, request }) => {
    const total = await firstLoad(page, await resolveRoute(request, route));
    const { framework, emptyPage } = floors();
    const figures = [total, total - emptyPage, total - framework].map((size) => size.toFixed(1));
    process.stdout.write(
      `${route}: ${figures[0]} kB, ${figures[1]} over an empty page, ${figures[2]} over Next and React\n`,
    );
    expect(total).toBeGreaterThan(emptyPage);
    expect(total - emptyPage, 'kB over an empty page').toBeLessThanOrEqual(budget);
  });
}
