import { setTimeout as pause } from 'node:timers/promises';

interface Warming {
  /** Paths with language, the most important first. */
  paths: string[];
  /** Asks for a page as a visitor does; says whether it was rendered. Never rejects. */
  request: (path: string) => Promise<boolean>;
  /** Resolves once no visitor waits for an answer, or soon. */
  untilIdle: () => Promise<void>;
  signal: AbortSignal;
}

/** A gateway that is down fails every page; a faulty page fails alone. */
const mostFailuresInARow = 3;

/**
 * Requests pages one after the other. After each it rests for as long as the page took, so that at least half of the
 * time is left to visitors.
 * @throws when pages fail one after the other, and when the signal aborts
 */
export async function warmPages({ paths, request, untilIdle, signal }: Warming): Promise<void> {
  let failures = 0;
  for (const path of paths) {
    await untilIdle();
    const began = performance.now();
    failures = (await request(path)) ? 0 : failures + 1;
    if (failures === mostFailuresInARow) throw new Error('The gateway or the site fails; pages stay cold.');
    await pause(performance.now() - began, undefined, { signal, ref: false });
  }
}
