import { test } from '@playwright/test';

import faults from '@/scripts/lib/reliability/faults.json';

/** A row of docs/reliability.md. */
export type Fault = keyof typeof faults;

/**
 * States what a test has measured: among the lines of the run, in its report, and, where `npm run faults` runs it, in
 * docs/reliability.md. Called before the test judges the figure, so that a bad one is seen too.
 */
export function stateFigure(fault: Fault, figure: string): void {
  test.info().annotations.push({ type: fault, description: figure });
  process.stdout.write(`      ${faults[fault].fault}: ${figure}\n`);
}
