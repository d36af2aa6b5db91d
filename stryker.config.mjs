/** `npm run test:mutation`: changes each rule in turn and has the unit tests find out. Takes half an hour, and later only what has changed; `-- --mutate <file>` takes one file. */
export default {
  mutate: [
    'services/domain/**/*.ts',
    'services/gateway/map/**/*.ts',
    'gateway/src/domain/**/*.ts',
    '!**/*.test.ts',
    // Its test reads the feed with a browser's parser.
    '!services/domain/content/atomFeed.ts',
  ],
  testRunner: 'jest',
  jest: { configFile: 'jest.mutation.config.js' },
  coverageAnalysis: 'perTest',
  // Texts are read by people, and types refuse an object that is empty.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
  ignoreStatic: true,
  cleanTempDir: 'always',
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker/incremental.json',
  ignorePatterns: ['.next*', 'gateway/.next', 'gateway/data', 'storybook-static', 'test-results', 'e2e'],
  reporters: ['progress-append-only', 'clear-text', 'html'],
  htmlReporter: { fileName: 'test-results/mutation.html' },
  thresholds: { high: 90, low: 85, break: 85 },
};
