import { required } from './environment';

/** Servers need this long to start on a busy machine, in milliseconds. */
export const startTimeout = 120_000;

/** Has the runner of the tests do something to its servers (scripts/lib/control.mjs); resolves once it is done. */
export async function tell(action: string, data?: object | number): Promise<unknown> {
  const answer = await fetch(`${required('E2E_CONTROL_URL')}/${action}`, {
    method: 'POST',
    body: JSON.stringify(data),
    signal: AbortSignal.timeout(startTimeout),
  });
  if (!answer.ok) throw new Error(`${action}: ${answer.status} ${await answer.text()}`);
  return answer.status === 200 ? answer.json() : undefined;
}
