import type { z } from 'zod';

import { codes } from '../../contract/envelope';
import { CallError } from './answer';

/**
 * The checked parameters of a call; unknown ones are ignored.
 * @throws CallError 400 with one sentence that names the parameter, never its value.
 */
export function checkParameters<S extends z.ZodType>(schema: S, query: URLSearchParams): z.output<S> {
  const repeated = [...new Set(query.keys())].find((name) => query.getAll(name).length > 1);
  if (repeated !== undefined) throw bad(repeated, 'may be given once only');
  // Callers send what is missing as an empty text (specification, section 5).
  const given = [...query].filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw bad(issue?.path.join('.') ?? '', issue?.message ?? 'is not valid');
}

/** Names come from outside too: cut, and without control characters. */
const bad = (name: string, fault: string) =>
  new CallError(codes.badRequest, `Parameter "${name.replace(/\p{C}/gu, '').slice(0, 40)}" ${fault}.`);
