import { test } from '@playwright/test';

/** States a figure that a test has measured: in its report, and among the lines of the run. */
export function stateFigure(type: string, description: string): void {
  test.info().annotations.push({ type, description });
  process.stdout.write(`      ${type}: ${description}\n`);
}
