import type { AfterErrorHook } from 'payload';

import { isPayloadError } from '../platform/db/isPayloadError';

/** The name of a field with those above it; commas part the names of fields in Payload's sentence. */
const inBrackets = (label: string): string => label.replace(/,\s*/g, ' / ');

/**
 * Payload names the fields of a refused form in one sentence, which its admin takes apart at the commas and counts, so that
 * "Picture, with marks" is two fields.
 */
export const reportRefusedFields: AfterErrorHook = ({ error, result }) => {
  if (!isPayloadError(error, 'ValidationError') || !result) return undefined;
  const { errors } = (error as Error & { data: { errors: { label?: unknown; path: string }[] } }).data;
  const names = errors.map(({ label, path }) => (typeof label === 'string' ? label : path));
  const [intro = ''] = error.message.split(':');
  const message = `${intro}: ${names.map(inBrackets).join(', ')}`;
  const [first, ...rest] = result.errors;
  return { response: { ...result, errors: [{ ...first, message }, ...rest] } };
};
