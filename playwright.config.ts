import { defineConfig } from '@playwright/test';

import { environment } from './e2e/support/environment';

/** Started by `npm test`, which builds and starts what the tests look at (scripts/lib/test-run.mjs). */
export default defineConfig({
  grep: environment.titles,
  fullyParallel: true,
  forbidOnly: environment.isCi,
  workers: 2,
  // A machine of others may stall for seconds: it may try a test twice, and the summary names each it had to.
  retries: environment.isCi ? 1 : 0,
  // Waits are long enough for a machine that others keep busy; only what fails takes so long.
  timeout: 180_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  globalTimeout: (environment.isFullFaults ? 180 : 50) * 60_000,
  reporter: 'list',
  use: {
    baseURL: environment.siteUrl,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: environment.chromium,
      args: [
        // Chromium's sandbox refuses to run as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
        // Pixels as every machine draws them: pictures of the stories are compared.
        '--disable-gpu',
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
    },
  },
  projects: [
    { name: 'site', testDir: 'e2e/site' },
    { name: 'admin', testDir: 'e2e/admin' },
    // They stop what the others need: one after the other.
    { name: 'faults', testDir: 'e2e/faults', workers: 1 },
    { name: 'outages', testDir: 'e2e/outages', workers: 1 },
    { name: 'nginx', testDir: 'e2e/nginx', workers: 1 },
    { name: 'redis', testDir: 'e2e/redis', workers: 1 },
    { name: 'postgres', testDir: 'e2e/postgres', workers: 1 },
    {
      name: 'stories',
      testDir: 'e2e/stories',
      testMatch: environment.writesBaselines ? 'pictures.spec.ts' : '*.spec.ts',
    },
  ].map((project) => ({ ...project, outputDir: `test-results/${project.name}` })),
});
