// @ts-check
// Runs the tests of this folder: `npm run test:payload -w gateway -- accounts` runs those with "accounts" in the name.
// With `--report=<path>` it writes the results there as JSON. With TEST_POSTGRES_URL they run on that PostgreSQL server.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { build } from 'esbuild';

const folder = path.dirname(fileURLToPath(import.meta.url));
const gateway = path.join(folder, '../..');
/** Bundles find packages from here. A folder of this run: another one, on PostgreSQL, may be under way. */
const bundles = path.join(gateway, `../node_modules/.cache/gateway-payload-tests-${process.pid}`);
const { values, positionals } = parseArgs({
  options: { report: { type: 'string' } },
  allowPositionals: true,
});

/**
 * Node finds a file of a package without "exports" only by its whole name.
 * @type {import('esbuild').Plugin}
 */
const withExtension = {
  name: 'with-extension',
  setup({ onResolve }) {
    onResolve({ filter: /^[a-z]/ }, ({ path: name }) =>
      existsSync(path.join(gateway, '../node_modules', `${name}.js`))
        ? { path: `${name}.js`, external: true }
        : undefined,
    );
  },
};

const names = readdirSync(folder).filter(
  (name) =>
    name.endsWith('.test.ts') &&
    (positionals.length === 0 || positionals.some((part) => name.includes(part))),
);
process.once('exit', () => rmSync(bundles, { recursive: true, force: true }));
// Bundled in a fraction of a second; a loader that compiles each module takes ten seconds a file.
await build({
  entryPoints: names.map((name) => path.join(folder, name)),
  outdir: bundles,
  outExtension: { '.js': '.mjs' },
  tsconfig: path.join(gateway, 'tsconfig.json'),
  bundle: true,
  packages: 'external',
  plugins: [withExtension],
  platform: 'node',
  format: 'esm',
  sourcemap: 'linked',
  logLevel: 'warning',
});

/** @param {string} name @param {string} destination */
const reporter = (name, destination) => [
  `--test-reporter=${name}`,
  `--test-reporter-destination=${destination}`,
];
const inFolder = (/** @type {string} */ name) => pathToFileURL(path.join(folder, name)).href;
const child = spawn(
  process.execPath,
  [
    // Lexical's files for Node await an import each; Node 20 loses one of them now and then and exits with 13.
    '--conditions=development',
    '--enable-source-maps',
    `--import=${inFolder('environment.mjs')}`,
    '--test',
    '--test-concurrency=2',
    ...reporter('spec', 'stdout'),
    ...(values.report ? reporter(inFolder('jsonReporter.mjs'), path.resolve(values.report)) : []),
    ...names.map((name) => path.join(bundles, name.replace(/\.ts$/, '.mjs'))),
  ],
  { cwd: gateway, stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '' } },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => child.kill(signal));
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
