// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

import { npm } from './npm.mjs';
import { nodeModule, run } from './processes.mjs';
import { fromRoot } from './root.mjs';

/**
 * The result of a stage of `npm test`. `failures` are the lines about each failed test.
 * @typedef {{ passed: number, failed: number, skipped?: number, failures?: string[] }} Outcome
 * @typedef {Record<string, string | undefined>} Env
 *
 * The parts of a report in JUnit's form, which all runners write.
 * @typedef {string | { '#text'?: string, message?: string }} Cause
 * @typedef {{ name: string, classname?: string, file?: string, failure?: Cause[], error?: Cause[], skipped?: unknown }} Case
 * @typedef {{ testcase?: Case[], testsuite?: Suite[] }} Suite
 */

const lists = ['testsuite', 'testcase', 'failure', 'error'];

/** @param {Suite} suite @returns {Case[]} */
const casesIn = ({ testcase = [], testsuite = [] }) => [...testcase, ...testsuite.flatMap(casesIn)];

/** @param {string} report path of a report @returns {Promise<Case[]>} */
async function readCases(report) {
  // Imported late: on a clean clone the same command installs it first.
  const { XMLParser } = await import('fast-xml-parser');
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    isArray: (name) => lists.includes(name),
  });
  return casesIn(parser.parse(readFileSync(report, 'utf8')).testsuites);
}

/** @param {Case} one */
const causesOf = ({ failure = [], error = [] }) => [...failure, ...error];

/** A failed test, and enough of its message to know the cause by. @param {Case} failed @returns {string[]} */
function failureLines(failed) {
  const [cause = ''] = causesOf(failed);
  const text = typeof cause === 'string' ? cause : (cause['#text'] ?? cause.message ?? '');
  const lines = stripVTControlCharacters(text).split('\n');
  const said = lines.map((line) => line.trim().slice(0, 160)).filter(Boolean);
  return [
    `failed: ${failed.file ?? failed.classname} ${failed.name}`,
    ...said.slice(0, 14).map((line) => `  ${line}`),
  ];
}

/**
 * Runs a program that writes a report. One that broke off before that has failed once.
 * @param {string[]} args of Node
 * @param {string} report path of the report
 * @param {Env} [env]
 * @returns {Promise<Outcome>}
 */
async function runWithReport(args, report, env) {
  const code = await run(process.execPath, args, { env });
  const cases = existsSync(report) ? await readCases(report) : [];
  const failed = cases.filter((one) => causesOf(one).length > 0);
  const skipped = cases.filter((one) => 'skipped' in one);
  return {
    passed: cases.length - failed.length - skipped.length,
    failed: code === 0 ? failed.length : Math.max(1, failed.length),
    skipped: skipped.length,
    failures: failed.flatMap(failureLines),
  };
}

/** A check that passes or fails as a whole. @param {string} script an npm script @returns {Promise<Outcome>} */
export async function runCheck(script) {
  const [command, args] = npm('run', '--silent', script);
  const isMet = (await run(command, args)) === 0;
  return { passed: Number(isMet), failed: Number(!isMet) };
}

/**
 * @param {string[]} projects Jest's
 * @param {string} workers how many processes: all cores, or one for tests that share a gateway
 * @param {string} report path of the report
 * @param {Env} [env]
 */
export function runJest(projects, workers, report, env) {
  // Room for what a test file leaves behind: collecting it less often saves a tenth of the time.
  // Each test file has modules of its own, whose functions run a few times: V8 optimises them later, which takes a tenth
  // less processor time.
  const flags = ['--max-semi-space-size=128', '--interrupt-budget=1000000'];
  const jest = [...flags, ...nodeModule('jest/bin/jest.js')];
  return runWithReport([...jest, '--selectProjects', ...projects, '--maxWorkers', workers], report, {
    ...env,
    JEST_JUNIT_OUTPUT_FILE: report,
  });
}

/**
 * The gateway's tests by `node --test`.
 * @param {string} report path of the report
 * @param {{ names?: string[], env?: Env }} [options] `names`: parts of the names of files, if not all are to run
 */
export const runNodeTests = (report, { names = [], env } = {}) =>
  runWithReport([fromRoot('gateway/test/payload/run.mjs'), `--report=${report}`, ...names], report, env);

/**
 * @param {string[]} projects Playwright's
 * @param {string} report path of the report
 * @param {Env} env
 * @param {string[]} [more] arguments, such as `--shard=1/2`
 */
export const runPlaywright = (projects, report, env, more = []) =>
  runWithReport(
    [
      ...nodeModule('@playwright/test/cli.js'),
      'test',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=list,junit',
      ...more,
    ],
    report,
    { ...env, PLAYWRIGHT_JUNIT_OUTPUT_NAME: report },
  );
