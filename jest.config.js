const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const nextJest = require('next/jest');

const createJestConfig = nextJest({ dir: __dirname });

/** Packages that ship only ES modules, as paths below `node_modules`: Jest has to transform them. */
function esmPackages() {
  const root = path.join(__dirname, 'node_modules');
  const names = readdirSync(root).flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(root, name)).map((child) => `${name}/${child}`) : [name],
  );
  return names.filter((name) => {
    try {
      return JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')).type === 'module';
    } catch {
      return false; // .bin, .cache and other folders that are no package
    }
  });
}

/** Playwright's specs share the `.spec.ts` ending with nobody: Jest only ever runs `.test.ts(x)`. */
const shared = {
  runtime: '<rootDir>/jest.runtime.js',
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^fast-check$': '<rootDir>/jest.fastCheck.js',
    // zod loads its messages in fifty languages with every test file; English is enough.
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/node_modules/zod/v4/locales/en.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/gateway/\\.next', '<rootDir>/storybook-static'],
  testPathIgnorePatterns: ['<rootDir>/e2e/'],
  setupFilesAfterEnv: ['<rootDir>/jest.processes.js'],
};

const projects = [
  {
    displayName: 'unit',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/**/*.test.ts'],
    testPathIgnorePatterns: [
      '\\.(nginx|contract|payload|system)\\.test\\.ts$',
      // Payload is a native ES module: these run by `node --test` (gateway/test/payload/run.mjs).
      '<rootDir>/gateway/test/payload/',
    ],
  },
  {
    displayName: 'components',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/**/*.test.tsx'],
    // styled-components adds rules one by one; otherwise jsdom parses all of a sheet with each rule that is added.
    globals: { SC_DISABLE_SPEEDY: false },
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  },
  {
    // Start processes or open sockets, which take time without work: they run beside other stages.
    displayName: 'system',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/**/*.system.test.ts'],
  },
  {
    // Needs nginx and systemd's programs; `npm run faults -- cluster --short` installs the first.
    displayName: 'nginx',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/deploy/**/*.nginx.test.ts'],
  },
  {
    displayName: 'contract',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/{gateway/{src/plugins,test},services}/**/*.contract.test.ts'],
  },
];

module.exports = async () => {
  // The exporter of OpenTelemetry imports its transport when it first needs it, which Jest's own modules cannot.
  const toTransform = [...esmPackages(), '@opentelemetry/otlp-exporter-base'].join('|');
  // Once for all projects: Next starts a process that reads tsconfig.json.
  const next = await createJestConfig(shared)();
  return {
    // A machine with other work takes its time; what hangs is still found.
    testTimeout: 60_000,
    reporters: [
      'default',
      // The runner of `npm test` names its file (JEST_JUNIT_OUTPUT_FILE).
      [
        'jest-junit',
        { outputDirectory: 'test-results', addFileAttribute: 'true', reportTestSuiteErrors: 'true' },
      ],
    ],
    projects: projects.map(({ testPathIgnorePatterns = [], setupFilesAfterEnv = [], ...project }) => ({
      ...next,
      ...project,
      testPathIgnorePatterns: [...next.testPathIgnorePatterns, ...testPathIgnorePatterns],
      setupFilesAfterEnv: [...next.setupFilesAfterEnv, ...setupFilesAfterEnv],
      // next/jest can only add patterns, and its own one leaves every ES module in node_modules as it is.
      transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${toTransform})/)`],
    })),
  };
};
