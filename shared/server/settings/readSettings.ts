import type { z } from 'zod';

/** Names the setting and what it must be, never its value, which may be a secret. */
const sentenceOf = ({ path, message }: { path: PropertyKey[]; message: string }): string =>
  `The setting ${path.join('.')} is wrong: it ${message}.`;

/**
 * Reads the settings of a server from its environment. An empty value counts as not given.
 * @throws Error with one sentence, on a line of its own, for each setting that is wrong or missing
 */
export function readSettings<S extends z.ZodType>(
  schema: S,
  environment: Record<string, string | undefined>,
): z.output<S> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const first = parsed.error.issues.filter(
    (issue, index, all) => all.findIndex(({ path }) => path[0] === issue.path[0]) === index,
  );
  throw new Error(first.map(sentenceOf).join('\n'));
}
