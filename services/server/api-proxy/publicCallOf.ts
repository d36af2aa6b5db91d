import { type PublicCallName, publicCall, publicCalls } from '@/services/config/publicCalls';

import { HttpError } from './httpError';

const byPath = new Map(
  (Object.keys(publicCalls) as PublicCallName[]).map((name) => [publicCalls[name].path as string, name]),
);

/**
 * The call that a request asks for.
 * @throws Refusal 404 for a path that is not in the table, 405 for another method than the call's
 */
export function publicCallOf(path: string, method: string | undefined): PublicCallName {
  const name = byPath.get(path);
  if (!name) throw new HttpError(404, 'There is no such call.');
  const { method: expected } = publicCall(name);
  if (method !== expected) throw new HttpError(405, `This call is made by ${expected}.`, { Allow: expected });
  return name;
}
