/** Random requests per property: all of them by `npm run faults`, a tenth in `npm test`. Every run has a seed of its own. */
export const randomRuns = process.env.FAULTS === 'full' ? 10_000 : 1_000;
