import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

import { environment } from './e2e/support/environment';

/** Motion takes a quarter of the processor while a page is open; a test that is about it asks for it. */
const withoutMotion = {
  contextOptions: { reducedMotion: 'reduce' },
} satisfies PlaywrightTestConfig['use'];

/** Started by `npm test`, which builds and starts what the tests look at (scripts/lib/test-run.mjs). */
export default defineConfig({
  grep: environment.titles,
  fullyParallel: true,
  forbidOnly: environment.isCi,
  // The runner gives each of its two lanes a core (scripts/lib/test-run.mjs).
  workers: 1,
  retries: 0,
  // Waits are long enough for a machine that others keep busy; only what fails takes so long.
  timeout: 180_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  globalTimeout: (environment.isFullFaults ? 180 : 50) * 60_000,
  reporter: 'list',
  use: {
    baseURL: environment.siteUrl,
    // `only-on-failure` takes a picture as each test ends and drops it later: a quarter of a second for those that pass.
    // `npm run test:e2e -- <file> --trace retain-on-failure` shows more.
    screenshot: 'off',
    trace: 'off',
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
    // They need no browser.
    { name: 'requests', testDir: 'e2e/requests' },
    { name: 'site', testDir: 'e2e/site', use: withoutMotion },
    { name: 'editing', testDir: 'e2e/editing', use: withoutMotion },
    { name: 'admin', testDir: 'e2e/admin' },
    { name: 'parity', testDir: 'e2e/parity' },
    // These stop what the others need.
    { name: 'faults', testDir: 'e2e/faults' },
    ...['outages', 'nginx', 'redis', 'postgres'].map((name) => ({
      name,
      testDir: `e2e/${name}`,
      // They measure loads, for as long as these take.
      timeout: (environment.isFullFaults ? 90 : 10) * 60_000,
    })),
    {
      name: 'stories',
      testDir: 'e2e/stories',
      testMatch: environment.writesBaselines ? 'pictures.spec.ts' : '*.spec.ts',
    },
  ].map((project) => ({ ...project, outputDir: `test-results/${project.name}` })),
});
