/** Random requests per property: 10,000 by `npm run faults`, `short` in `npm test`. Every run has a seed of its own. */
export const randomRuns = (short: number): number => (process.env.FAULTS === 'full' ? 10_000 : short);
