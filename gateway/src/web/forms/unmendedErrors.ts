import type { FormState } from './formState';

/** The fields that were changed since an answer; `round` is that of the answer. */
export interface EditedFields {
  round: number;
  names: string[];
}

/** Adds a field that is changed now; an answer later than the others begins anew. */
export const withField = (changed: EditedFields, round: number, name: string): EditedFields => ({
  round,
  names: changed.round === round ? [...changed.names, name] : [name],
});

/** What an answer said of a field no longer holds once the field was changed. */
export function unmendedErrors({ round, errors }: FormState, changed: EditedFields): FormState['errors'] {
  if (changed.round !== round) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !changed.names.includes(name)));
}
