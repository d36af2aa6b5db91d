/** Settings that the test runner passes to the tests. Read late where only some projects need them. */
export const environment = {
  isCi: Boolean(process.env.CI),
  chromium: process.env.CHROMIUM_PATH,
  /** The browser is the one of the pictures (scripts/lib/chromium.mjs). */
  comparesPictures: Boolean(process.env.E2E_COMPARES_PICTURES),
  siteUrl: process.env.E2E_SITE_URL,
  /** Pictures are written anew where they have changed, and not judged. */
  writesBaselines: Boolean(process.env.E2E_WRITE_BASELINES),
  /** Seconds after which a page is rendered anew in tests with faults; in all others it is the default. */
  revalidateSeconds: Number(process.env.E2E_REVALIDATE_SECONDS),
  /** Loads in the sizes that are promised (`npm run faults`), not in those of `npm run faults -- --short`. */
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
