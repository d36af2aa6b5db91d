import { sendRedirectHits } from '@/services/gateway/redirects';
import { logError } from '@/services/server/log/logError';

const everyMs = 60_000;
/** Different redirects that are counted in that time; further ones are left out. */
const most = 1_000;

const counts = { hits: new Map<string, number>(), isDue: false };

/** A failure loses a minute's counts, and nobody waits. */
async function send(): Promise<void> {
  const hits = [...counts.hits].map(([from, count]) => ({ from, count }));
  counts.hits.clear();
  counts.isDue = false;
  try {
    await sendRedirectHits(hits);
  } catch (error) {
    logError('Counts of redirects', error, 'warn');
  }
}

/**
 * Counts in memory that a redirect was followed, by people or programs; nothing about who did. The gateway is told of all
 * together, a minute after the first. A process that ends in between tells nobody (docs/decisions/0019).
 */
export function countRedirect(from: string): void {
  const { hits, isDue } = counts;
  if (!hits.has(from) && hits.size >= most) return;
  hits.set(from, (hits.get(from) ?? 0) + 1);
  if (isDue) return;
  counts.isDue = true;
  setTimeout(() => void send(), everyMs).unref();
}
