import type { z } from 'zod';

import { sanitiseText } from '@/contract/lists/sanitise';

import type { FormState } from './formState';

type Errors = FormState['errors'];

/** Fields of a form that are texts; a file in their place counts as none. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The named fields of a form as texts, without emoji and outer white space (requirements, 5); not for passwords. */
export const textsOf = <Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, sanitiseText(textOf(form, name))])) as Record<Name, string>;

type Checked<S extends z.ZodType> =
  { data: z.output<S>; errors?: undefined } | { data: null; errors: Errors };

/**
 * Checks by the contract.
 * @param texts what is said of each field that does not fit it, and where
 */
export function check<S extends z.ZodType>(
  schema: S,
  given: unknown,
  texts: Record<string, Errors> = {},
): Checked<S> {
  const result = schema.safeParse(given);
  if (result.success) return { data: result.data };
  const wrong = result.error.issues.map(({ path }) => texts[String(path[0])]);
  return { data: null, errors: Object.assign({}, ...wrong) as Errors };
}
