// @ts-check
// Runs the tests of this folder and those of the plugins (*.payload.test.ts): `npm run test:payload -w gateway -- accounts` runs those with "accounts" in the name.
// With `--report=<path>` it writes the results there in JUnit's form. With TEST_POSTGRES_URL they run on that PostgreSQL server.
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';

import { build } from 'esbuild';

const folder = path.dirname(fileURLToPath(import.meta.url));
const gateway = path.join(folder, '../..');
/** Bundles find packages from here. A folder of this run: another one, on PostgreSQL, may be under way. */
const bundles = path.join(gateway, `../node_modules/.cache/gateway-payload-tests-${process.pid}`);
const { values, positionals } = parseArgs({
  options: { report: { type: 'string' } },
  allowPositionals: true,
});

/** Thousands of small files, which take longer to load than the rest of a short test; and what they have in versions of their own. */
const bundled =
  /^(payload|@payloadcms\/|drizzle-orm|date-fns|lexical|@lexical\/|@next\/env|get-tsconfig|ipaddr\.js)/;

/**
 * All other packages stay as they are. Node finds a file of one without "exports" only by its whole name.
 * @type {import('esbuild').Plugin}
 */
const withPackages = {
  name: 'with-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^(@?[a-z][\w.-]*)(\/|$)/ }, ({ path: name, kind }) => {
      if (kind === 'entry-point' || bundled.test(name)) return undefined;
      const whole = existsSync(path.join(gateway, '../node_modules', `${name}.js`)) ? `${name}.js` : name;
      return { path: whole, external: true };
    });
  },
};

const plugins = path.join(gateway, 'src/plugins');
const files = [
  ...readdirSync(folder).map((name) => path.join(folder, name)),
  ...readdirSync(plugins, { recursive: true })
    .map((name) => path.join(plugins, String(name)))
    .filter((file) => file.endsWith('.payload.test.ts')),
].filter(
  (file) =>
    file.endsWith('.test.ts') &&
    (positionals.length === 0 || positionals.some((part) => path.basename(file).includes(part))),
);
const names = files.map((file) => path.basename(file, '.ts'));
process.once('exit', () => rmSync(bundles, { recursive: true, force: true }));
/** @satisfies {import('esbuild').BuildOptions} */
const common = {
  outdir: bundles,
  outExtension: { '.js': '.mjs' },
  tsconfig: path.join(gateway, 'tsconfig.json'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
};
// Bundled in a second; a loader that compiles each module takes ten seconds a file.
await build({
  ...common,
  entryPoints: [...files, path.join(folder, 'makeDatabases.ts')].map((file) => ({
    in: file,
    out: path.basename(file, '.ts'),
  })),
  splitting: true,
  plugins: [withPackages],
  conditions: ['development'],
  loader: { '.css': 'empty', '.scss': 'empty' },
  // Some of the packages are no ES modules.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  sourcemap: 'linked',
});

/** @param {string} name @param {string} destination */
const reporter = (name, destination) => [
  `--test-reporter=${name}`,
  `--test-reporter-destination=${destination}`,
];
const inFolder = (/** @type {string} */ name) => pathToFileURL(path.join(folder, name)).href;
const options = [
  // Lexical's files for Node await an import each; Node 20 loses one of them now and then and exits with 13.
  '--conditions=development',
  '--enable-source-maps',
  `--import=${inFolder('environment.mjs')}`,
];

/**
 * Provides the data folders that the tests copy: those of the last run, unless their sources have changed.
 * @returns {Promise<string>} where they are, for this run alone
 */
async function provideDatabases() {
  const made = path.join(bundles, 'databases');
  const program = path.join(bundles, 'makeDatabases.mjs');
  const kept = path.join(gateway, '../node_modules/.cache/gateway-payload-databases');
  const printed = path.join(kept, 'sources');
  const { outputFiles } = await build({
    ...common,
    entryPoints: [path.join(folder, 'makeDatabases.ts')],
    packages: 'external',
    write: false,
  });
  const print = createHash('sha256').update(process.version);
  for (const { contents } of outputFiles) print.update(contents);
  print.update(readFileSync(path.join(gateway, '../package-lock.json')));
  const sources = print.digest('hex');
  if (existsSync(printed) && readFileSync(printed, 'utf8') === sources) {
    cpSync(kept, made, { recursive: true });
  } else {
    await promisify(execFile)(process.execPath, [...options, program, made], { cwd: gateway });
    rmSync(kept, { recursive: true, force: true });
    cpSync(made, kept, { recursive: true });
    writeFileSync(printed, sources);
  }
  return made;
}

const databases = process.env.TEST_POSTGRES_URL ? '' : await provideDatabases();
const child = spawn(
  process.execPath,
  [
    ...options,
    '--test',
    '--test-concurrency=2',
    ...reporter('spec', 'stdout'),
    ...(values.report ? reporter('junit', path.resolve(values.report)) : []),
    ...names.map((name) => path.join(bundles, `${name}.mjs`)),
  ],
  { cwd: gateway, stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '', TEST_DATABASES: databases } },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => child.kill(signal));
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
