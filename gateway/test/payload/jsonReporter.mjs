// @ts-check

/**
 * A reporter of `node --test` that writes counts and failures in the form of Jest's JSON report.
 * @param {AsyncIterable<import('node:test').TestEvent & { data: any }>} events
 */
export default async function* jsonReporter(events) {
  /** The names of the suites and the test that run, by nesting. @type {string[]} */
  const names = [];
  const assertionResults = [];
  for await (const { type, data } of events) {
    if (type === 'test:start') names.splice(data.nesting, Infinity, data.name);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite') continue;
    const { error } = data.details;
    assertionResults.push({
      status: type === 'test:pass' ? 'passed' : 'failed',
      fullName: [...names.slice(0, data.nesting), data.name].join(' '),
      failureMessages: error ? [String(error.cause?.stack ?? error.stack ?? error)] : [],
    });
  }
  const count = (/** @type {string} */ status) =>
    assertionResults.filter((result) => result.status === status).length;
  yield JSON.stringify({
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    testResults: [{ name: 'gateway/test/payload', message: '', assertionResults }],
  });
}
