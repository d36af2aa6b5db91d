import { type AfterErrorHook, type ErrorResult, ValidationError } from 'payload';

/** The name of a field with those above it; commas part the names of fields in Payload's sentence. */
const inBrackets = (label: string): string => label.replace(/,\s*/g, ' / ');

/**
 * Payload names the fields of a refused form in one sentence, which its admin takes apart at the commas and counts, so that
 * "Picture, with marks" is two fields.
 */
export const reportRefusedFields: AfterErrorHook = ({ error, result }) => {
  if (!(error instanceof ValidationError) || !result) return undefined;
  const { errors } = error.data as { errors: { label?: unknown; path: string }[] };
  const names = errors.map(({ label, path }) => (typeof label === 'string' ? label : path));
  const [intro = ''] = error.message.split(':');
  const message = `${intro}: ${names.map(inBrackets).join(', ')}`;
  const [first, ...rest] = (result as ErrorResult).errors;
  return { response: { ...result, errors: [{ ...first, message }, ...rest] } as ErrorResult };
};
