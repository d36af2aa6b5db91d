import type { z } from 'zod';

import { sanitiseText } from '@/contract/lists/sanitise';

/** Fields of a form that are texts; a file in their place counts as none. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The named fields of a form as texts, without emoji and outer white space (requirements, 5); not for passwords. */
export const textsOf = <Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, sanitiseText(textOf(form, name))])) as Record<Name, string>;

type Checked<S extends z.ZodType> = { data: z.output<S> } | { data: null; wrong: Set<string> };

/** Checks by the contract and names the fields that do not fit it. */
export function check<S extends z.ZodType>(schema: S, given: unknown): Checked<S> {
  const result = schema.safeParse(given);
  if (result.success) return { data: result.data };
  return { data: null, wrong: new Set(result.error.issues.map(({ path }) => String(path[0]))) };
}
