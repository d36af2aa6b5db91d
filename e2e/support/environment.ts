/** Settings that the test runner passes to the tests. Read late where only some projects need them. */
export const environment = {
  isCi: Boolean(process.env.CI),
  chromium: process.env.CHROMIUM_PATH,
  /** Letters look as in the pictures that are kept: system and browser draw them. */
  drawsAsPictures: process.platform === 'linux' && /headless[-_]shell/.test(process.env.CHROMIUM_PATH ?? ''),
  siteUrl: process.env.E2E_SITE_URL,
  /** Pictures are written anew where they have changed, and not judged. */
  writesBaselines: Boolean(process.env.E2E_WRITE_BASELINES),
  /** Seconds after which a page is rendered anew. */
  revalidateSeconds: Number(process.env.E2E_REVALIDATE_SECONDS),
  /** Loads in the sizes that are promised (`npm run faults`), not in those that `npm test` has time for. */
  isFullFaults: process.env.FAULTS === 'full',
  /** A part of the titles of the tests that run, if not all of them do. */
  titles: process.env.FAULTS_ONLY ? new RegExp(process.env.FAULTS_ONLY) : /.*/,
  distDir: process.env.E2E_DIST_DIR ?? '.next-test',
};

/** A variable that this test cannot do without. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set; start the browser tests with npm test or npm run test:e2e.`);
  return value;
}

export const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
