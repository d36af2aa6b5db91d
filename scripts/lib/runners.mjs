// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

import { jestFailures, playwrightFailures } from './failures.mjs';
import { npm } from './npm.mjs';
import { nodeModule, run } from './processes.mjs';
import { statedFigures } from './reliability/figures.mjs';
import { fromRoot } from './root.mjs';

/**
 * The result of a stage of `npm test`. `closing` are the runner's own last lines and each
 * failed test with its cause; `figures` are those of docs/reliability.md.
 * @typedef {{ passed: number, failed: number, closing: string[], figures?: import('./reliability/figures.mjs').Stated[] }} Outcome
 * @typedef {Record<string, string | undefined>} Env
 */

/** Collects the lines that a runner closes with. @param {RegExp} pattern */
function closingLines(pattern) {
  /** @type {string[]} */
  const closing = [];
  /** @param {string} line */
  const onLine = (line) => {
    const text = stripVTControlCharacters(line);
    if (pattern.test(text)) closing.push(text.trim());
  };
  return { closing, onLine };
}

/** A runner that broke off before it could count has failed once. @param {number} code @param {string} report */
const read = (code, report) =>
  existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { broken: code };

/**
 * A check that passes or fails as a whole.
 * @param {string} script an npm script
 * @returns {Promise<Outcome>}
 */
export async function runCheck(script) {
  const [command, args] = npm('run', '--silent', script);
  const code = await run(command, args);
  return code === 0 ? { passed: 1, failed: 0, closing: [] } : { passed: 0, failed: 1, closing: [] };
}

/**
 * @param {string[]} projects Jest's
 * @param {string} workers how many processes: all cores, or one for tests that share a gateway
 * @param {string} report path of the JSON report
 * @param {Env} [env]
 * @returns {Promise<Outcome>}
 */
export async function runJest(projects, workers, report, env) {
  const { closing, onLine } = closingLines(/^(Test Suites|Tests|Snapshots|Time): /);
  const args = ['--selectProjects', ...projects, '--maxWorkers', workers, '--json', '--outputFile', report];
  // Room for what a test file leaves behind: collecting it less often saves a tenth of the time.
  const options = ['--max-semi-space-size=128', ...nodeModule('jest/bin/jest.js')];
  const code = await run(process.execPath, [...options, ...args], {
    env,
    onLine,
  });
  const found = read(code, report);
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = found;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return {
    passed: numPassedTests,
    failed: code === 0 ? failed : Math.max(1, failed),
    closing: [...closing, ...jestFailures(found)],
  };
}

/**
 * The gateway's tests by `node --test`. Their report has the form of Jest's.
 * @param {string} report path of the JSON report
 * @param {{ names?: string[], env?: Env }} [options] `names`: parts of the names of files, if not all are to run
 * @returns {Promise<Outcome>}
 */
export async function runNodeTests(report, { names = [], env } = {}) {
  const { closing, onLine } = closingLines(/^ℹ (tests|pass|fail|cancelled|duration_ms) /);
  const args = [fromRoot('gateway/test/payload/run.mjs'), `--report=${report}`, ...names];
  const code = await run(process.execPath, args, { env, onLine });
  const found = read(code, report);
  const { numPassedTests = 0, numFailedTests = 0 } = found;
  return {
    passed: numPassedTests,
    failed: code === 0 ? numFailedTests : Math.max(1, numFailedTests),
    closing: [...closing, ...jestFailures(found)],
  };
}

/**
 * @param {string} project Playwright's
 * @param {string} report path of the JSON report
 * @param {Env} env
 * @returns {Promise<Outcome>}
 */
export async function runPlaywright(project, report, env) {
  const { closing, onLine } = closingLines(/^ +\d+ (passed|failed|flaky|skipped|interrupted|did not run)/);
  const args = ['test', `--project=${project}`, '--reporter=list,json'];
  const code = await run(process.execPath, [...nodeModule('@playwright/test/cli.js'), ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    onLine,
  });
  const found = read(code, report);
  const { expected, unexpected, flaky } = found.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  return {
    passed: expected + flaky,
    failed: code === 0 ? unexpected : Math.max(1, unexpected),
    closing: [...closing, ...playwrightFailures(found)],
    figures: statedFigures(found),
  };
}
