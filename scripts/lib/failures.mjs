// @ts-check
import { stripVTControlCharacters } from 'node:util';

/**
 * The parts of the runners' JSON reports that describe failures.
 * @typedef {{ assertionResults: { status: string, fullName: string, failureMessages: string[] }[], name: string, message: string }} JestFile
 * @typedef {{ status: string, projectName: string, results: { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, line: number, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** The first lines of a message, enough to know the cause by. @param {string} [message] */
const cause = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 12)
    .map((line) => `  ${line.slice(0, 160)}`);

/** @param {{ testResults?: JestFile[] }} report @returns {string[]} */
export const jestFailures = ({ testResults = [] }) =>
  testResults.flatMap(({ assertionResults, name, message }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (assertionResults.length === 0 && message) return [`failed: ${name}`, ...cause(message)];
    return failed.flatMap((test) => [`failed: ${test.fullName}`, ...cause(test.failureMessages[0])]);
  });

/** @param {{ suites?: PlaywrightSuite[] }} report @returns {string[]} */
export const playwrightFailures = ({ suites = [] }) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .flatMap(({ status, results }) => [
          `${status === 'flaky' ? 'passed only when tried again' : 'failed'}: ${file}:${line} ${title}`,
          ...cause(results.find(({ error }) => error)?.error?.message),
        ]),
    ),
    ...playwrightFailures(suite),
  ]);
