const isFull = process.env.FAULTS === 'full';

/** Requests per property: 10,000 by `npm run faults`, `short` in `npm test`. */
export const randomRuns = (short: number): number => (isFull ? 10_000 : short);

/** The same ones in every `npm test`, so that it is red only when something is broken; others in each `npm run faults`. */
export const randomSeed: number = isFull ? Date.now() & 0x7fff_ffff : 20_261_127;
