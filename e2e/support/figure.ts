/**
 * States among the lines of the run what a test has measured, for its row of docs/reliability.md. Called before the test
 * judges the figure, so that a bad one is seen too.
 */
export function stateFigure(row: string, figure: string): void {
  process.stdout.write(`      ${row}: ${figure}\n`);
}
