import { test } from '@playwright/test';

/**
 * States what a test has measured, for its row of docs/reliability.md: among the lines of the run, and in its report, from
 * which `npm run faults` writes it into the page. Called before the test judges the figure, so that a bad one is seen too.
 */
export function stateFigure(row: string, figure: string): void {
  test.info().annotations.push({ type: `figure:${row}`, description: figure });
  process.stdout.write(`      ${row}: ${figure}\n`);
}
