const config = require('./jest.config');

const mutated = '{services/{domain,gateway/map},gateway/src/domain}';

/** The tests beside the code that Stryker changes, without projects and documents, which it does not know. */
module.exports = async () => {
  const { projects, testTimeout } = await config();
  const { displayName: _displayName, ...unit } = projects.find(({ displayName }) => displayName === 'unit');
  return {
    ...unit,
    testMatch: [`<rootDir>/${mutated}/**/*.test.ts`],
    testPathIgnorePatterns: [...unit.testPathIgnorePatterns, 'atomFeed'],
    testTimeout,
  };
};
