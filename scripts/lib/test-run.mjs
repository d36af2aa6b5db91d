// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { Failure } from './failure.mjs';
import { provideModules } from './install.mjs';
import { endOnSignal, isEnding } from './processes.mjs';
import { aside, bold, elapsed, print } from './report.mjs';
import { fromRoot } from './root.mjs';
import { testStages } from './test-stages.mjs';

/**
 * @typedef {import('./runners.mjs').Outcome} Outcome
 * @typedef {import('./test-stages.mjs').Stage} Stage
 */

/** How many stages run at a time: each keeps a core busy. */
const lanes = 2;
/** A stage that runs is named again after so many milliseconds, for whoever waits. */
const heartbeat = 60_000;
/** So many lines are shown of a stage that failed without naming a test, such as a build. */
const shownLines = 60;

/** The stages asked for and what they need, in order. @param {Stage[]} all @param {string[]} names */
function select(all, names) {
  const isNamed = (/** @type {Stage} */ { name, groups = [] }) =>
    [name, ...groups].some((one) => names.includes(one));
  const wanted = new Set(all.filter((stage) => (names.length > 0 ? isNamed(stage) : !stage.isExtra)));
  for (const stage of [...all].reverse())
    if (wanted.has(stage)) for (const other of all) if (stage.needs.includes(other.name)) wanted.add(other);
  return all.filter((stage) => wanted.has(stage));
}

/** @param {Stage} stage @param {Set<string>} broken @returns {Promise<Outcome>} */
async function outcomeOf(stage, broken) {
  const failed = { passed: 0, failed: 1 };
  if (stage.needs.some((name) => broken.has(name))) {
    print('      Not run, because a stage that it needs has failed.');
    return failed;
  }
  try {
    return (await stage.work()) ?? { passed: stage.isPreparing ? 0 : 1, failed: 0 };
  } catch (error) {
    print(`      ${error instanceof Failure ? error.message : error}`);
    return failed;
  }
}

/**
 * Runs a stage. What it prints is in a file of `test-results/stages` meanwhile.
 * @param {Stage} stage
 * @param {Set<string>} broken
 */
async function runStage(stage, broken) {
  const began = Date.now();
  const log = `test-results/stages/${stage.name.replaceAll(':', '-')}.log`;
  const work = () => outcomeOf(stage, broken);
  const { result, lines } = stage.isShown
    ? { result: work(), lines: /** @type {string[]} */ ([]) }
    : aside(fromRoot(log), work);
  const timer = setInterval(() => {
    const last = lines.at(-1)?.trim().slice(0, 100) ?? '';
    if (!stage.isShown) console.log(`      … ${stage.title} (${elapsed(began)}) ${last}`);
  }, heartbeat);
  const outcome = await result;
  clearInterval(timer);
  if (outcome.failed > 0) {
    console.log(bold(`\nFAILED: ${stage.title} (all its lines are in ${log})`));
    for (const line of outcome.failures?.length ? outcome.failures : lines.slice(-shownLines))
      console.log(`      ${line.trimEnd()}`);
  }
  return { ...outcome, title: stage.title, time: elapsed(began) };
}

/** @typedef {Awaited<ReturnType<typeof runStage>>} Result */

/**
 * Runs stages in as many lanes as there are: the first one in the list whose needs are met, whose servers no other stage
 * uses, and for which there is room.
 * @param {Stage[]} stages
 * @param {(result: Result) => void} onEnd
 */
async function runInLanes(stages, onEnd) {
  const waiting = new Set(stages);
  /** @type {Map<Stage, Promise<void>>} */
  const running = new Map();
  /** @type {Set<string>} */
  const broken = new Set();
  const isOver = (/** @type {string} */ name) =>
    ![...waiting, ...running.keys()].some((stage) => stage.name === name);

  const next = () => {
    const busy = [...running.keys()];
    const free = lanes - busy.reduce((sum, stage) => sum + (stage.lanes ?? 1), 0);
    return [...waiting].find(
      (stage) =>
        (stage.lanes ?? 1) <= free &&
        [...stage.needs, ...(stage.after ?? [])].every(isOver) &&
        !busy.some(({ uses }) => uses && uses === stage.uses),
    );
  };
  /** @param {Stage} stage */
  const begin = async (stage) => {
    const result = await runStage(stage, broken);
    if (result.failed > 0) broken.add(stage.name);
    running.delete(stage);
    onEnd(result);
  };
  while ((waiting.size > 0 || running.size > 0) && !isEnding()) {
    for (let stage = next(); stage; stage = next()) {
      waiting.delete(stage);
      running.set(stage, begin(stage));
    }
    await Promise.race(running.values());
  }
}

/** @param {Outcome} outcome */
const counts = ({ passed, failed, skipped = 0 }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const plainStages = async (/** @type {string} */ folder) => (await testStages(folder)).stages;

/**
 * Runs the stages, also after a failure, and adds up their results.
 * @param {string[]} names of stages; none means all
 * @param {(folder: string) => Promise<Stage[]>} [stagesIn] gives the stages, whose files are in a temporary folder
 * @returns {Promise<number>} the exit code
 */
export async function runTests(names, stagesIn = plainStages) {
  const began = Date.now();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  rmSync(fromRoot('test-results'), { recursive: true, force: true });
  endOnSignal(() => 130);
  await provideModules();

  const selected = select(await stagesIn(folder), names);
  /** @type {Result[]} */
  const results = [];
  await runInLanes(selected, (result) => {
    results.push(result);
    const { title, time } = result;
    console.log(
      `[${results.length}/${selected.length}] ${title}: ${time}, ${counts(result)} (${elapsed(began)} in all)`,
    );
  });
  if (isEnding()) return 130;

  console.log(bold('\nSummary'));
  for (const { title, time, failures = [], ...result } of results) {
    console.log(`  ${result.failed > 0 ? 'FAILED' : 'passed'}  ${title}: ${time}, ${counts(result)}`);
    for (const line of failures.filter((one) => !one.startsWith(' '))) console.log(`            ${line}`);
  }
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ what) =>
    results.reduce((total, result) => total + (result[what] ?? 0), 0);
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  if (total.failed > 0) console.log('\nScreenshots and the logs of the servers are in test-results.');
  console.log(`\n${counts(total)}`);
  return total.failed > 0 ? 1 : 0;
}
