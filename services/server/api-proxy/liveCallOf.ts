import { type LiveCallName, liveCall, liveCalls } from '@/services/config/liveCalls';

import { Refusal } from './refusal';

const byPath = new Map(
  (Object.keys(liveCalls) as LiveCallName[]).map((name) => [liveCalls[name].path as string, name]),
);

/**
 * The call that a request asks for.
 * @throws Refusal 404 for a path that is not in the table, 405 for another method than the call's
 */
export function liveCallOf(path: string, method: string | undefined): LiveCallName {
  const name = byPath.get(path);
  if (!name) throw new Refusal(404, 'There is no such call.');
  const { method: expected } = liveCall(name);
  if (method !== expected) throw new Refusal(405, `This call is made by ${expected}.`, { Allow: expected });
  return name;
}
