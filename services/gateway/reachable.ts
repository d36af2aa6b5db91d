import { env } from '@/services/config/env';

/** The gateway is asked at most this often, however many ask for the health of the site. */
const lifetimeMs = 1_000;
const timeoutMs = 1_000;

let latest: { at: number; answer: Promise<boolean> } | undefined;

/** Not by a call: whatever answers without a server error takes calls too. */
async function ask(): Promise<boolean> {
  try {
    const { status } = await fetch(env().GATEWAY_HOST, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status < 500;
  } catch {
    return false;
  }
}

/** Whether the gateway host answers, as known for a second; never rejects. `now` in ms since 1970. */
export function isGatewayReachable(now: number): Promise<boolean> {
  if (!latest || now - latest.at >= lifetimeMs) latest = { at: now, answer: ask() };
  return latest.answer;
}
