// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { Failure } from './failure.mjs';
import { install, isInstalled } from './install.mjs';
import { endOnSignal, isEnding } from './processes.mjs';
import { aside, bold, elapsed, print, runStage } from './report.mjs';
import { fromRoot } from './root.mjs';
import { testStages } from './test-stages.mjs';

/**
 * @typedef {import('./runners.mjs').Outcome} Outcome
 * @typedef {import('./test-stages.mjs').Stage} Stage
 */

/** The stages asked for and what they need, in order. @param {Stage[]} all @param {string[]} names */
function select(all, names) {
  const wanted = new Set(
    all
      .filter(({ name, groups = [], isExtra }) =>
        names.length > 0 ? [name, ...groups].some((one) => names.includes(one)) : !isExtra,
      )
      .map(({ name }) => name),
  );
  for (const stage of [...all].reverse()) {
    if (wanted.has(stage.name)) stage.needs.forEach((name) => wanted.add(name));
  }
  return all.filter(({ name }) => wanted.has(name));
}

/** Stages that only prepare others are not counted when they succeed. */
const preparing = ['gateway-up', 'chromium', 'site-up'];

/** @param {Stage} stage @param {Set<string>} broken @returns {Promise<Outcome>} */
async function outcomeOf(stage, broken) {
  const failed = { passed: 0, failed: 1, closing: [] };
  if (stage.needs.some((name) => broken.has(name))) {
    print('      Not run, because a stage that it needs has failed.');
    return failed;
  }
  try {
    const outcome = await stage.work();
    return outcome ?? { passed: preparing.includes(stage.name) ? 0 : 1, failed: 0, closing: [] };
  } catch (error) {
    print(`      ${error instanceof Failure ? error.message : error}`);
    return failed;
  }
}

/**
 * Runs all stages phase by phase, also after a failure, and adds up their results.
 * @param {string[]} names of stages; none means all
 * @param {(figures: import('./reliability/figures.mjs').Stated[]) => void} [onFigures] is told after a stage what its
 *   tests have stated about rows of docs/reliability.md
 * @returns {Promise<number>} the exit code
 */
export async function runTests(names, onFigures) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-test-'));
  const cleanUp = () => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(fromRoot('.next-test'), { recursive: true, force: true });
  };
  process.once('exit', cleanUp);
  rmSync(fromRoot('test-results'), { recursive: true, force: true });
  endOnSignal(() => 130);

  const selected = select(await testStages(folder), names);
  const total = selected.length + 1;
  await runStage('Packages', total, async () =>
    isInstalled() ? print('      Already installed.') : install(),
  );

  /** @type {Set<string>} */
  const broken = new Set();
  /** @type {(Outcome & { title: string, time: string })[]} */
  const summary = [];
  /** @param {Stage[]} chain */
  const runInTurn = async (chain) => {
    for (const stage of chain) {
      if (isEnding()) return;
      const began = Date.now();
      const outcome = await runStage(stage.title, total, () => outcomeOf(stage, broken));
      if (outcome.failed > 0) broken.add(stage.name);
      summary.push({ ...outcome, title: stage.title, time: elapsed(began) });
      // A stage that was broken off has stated nothing.
      if (outcome.figures && !isEnding()) onFigures?.(outcome.figures);
    }
  };
  for (const phase of new Set(selected.map((stage) => stage.phase).sort())) {
    const stagesOfPhase = selected.filter((stage) => stage.phase === phase);
    const main = stagesOfPhase.filter(({ isBeside }) => !isBeside);
    const beside = () => runInTurn(stagesOfPhase.filter(({ isBeside }) => isBeside));
    if (main.length === 0) {
      await beside();
    } else {
      const side = aside(beside);
      await runInTurn(main);
      side.release();
      await side.result;
    }
  }
  if (isEnding()) return 130;

  console.log(bold('\nSummary'));
  for (const { title, failed, time, closing } of summary) {
    console.log(`  ${failed > 0 ? 'FAILED' : 'passed'}  ${title} (${time})`);
    for (const line of closing) console.log(`            ${line}`);
  }
  const passed = summary.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = summary.reduce((sum, outcome) => sum + outcome.failed, 0);
  if (failed > 0) console.log('\nScreenshots and the logs of the servers are in test-results.');
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
