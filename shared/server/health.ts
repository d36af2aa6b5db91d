import { isShuttingDown } from './shutdownState';

/** When this process began to serve. */
const since = new Date(Date.now() - process.uptime() * 1_000).toISOString();

export interface HealthAnswer {
  status: 200 | 503;
  body: { code: number; msg: string; data: object };
}

/** Forbids caches to keep the answer. */
export const healthHeaders = { 'Cache-Control': 'no-store' };

/** `/healthz`: the process is alive; it asks nothing else. */
export const healthAnswer = (): HealthAnswer => ({
  status: 200,
  body: { code: 0, msg: 'ok', data: { since } },
});

/**
 * `/readyz`: whether a balancer should send requests to this process.
 * @param problems what keeps it from serving, by short names; a shutdown is one of them
 * @param more what else is said, for people
 */
export function readinessAnswer(problems: string[], more: object = {}): HealthAnswer {
  const all = isShuttingDown() ? ['shutdown', ...problems] : problems;
  const ready = all.length === 0;
  return {
    status: ready ? 200 : 503,
    body: { code: ready ? 0 : 503, msg: ready ? 'ok' : 'not ready', data: { ready, problems: all, ...more } },
  };
}
