import type { Field, PayloadRequest } from 'payload';
import { text, textarea } from 'payload/shared';

import { lengthProblem } from '../../domain/textLength';
import { translate } from './translate';

type Validate = (value: unknown, options: { req: PayloadRequest }) => Promise<string | true> | string | true;

/**
 * A text with a limit says how long it is while somebody types, and what to do where it is too long, as the server does;
 * any other field is undefined.
 */
export function limitText(field: Field): Field | undefined {
  if (field.type !== 'text' && field.type !== 'textarea') return undefined;
  const { maxLength, admin } = field;
  if (maxLength === undefined || ('hasMany' in field && field.hasMany)) return undefined;
  const own = (field.validate ?? (field.type === 'text' ? text : textarea)) as Validate;
  const validate: Validate = (value, options) => {
    // The seed writes both languages at once, as an object.
    const texts = typeof value === 'string' ? [value] : Object.values(Object(value) as object);
    const problem = texts.map((one) => lengthProblem(String(one), maxLength)).find(Boolean);
    return problem ? translate(problem, options.req) : own(value, options);
  };
  const components = {
    Description: '/src/cms/admin/ui/TextLength#DescriptionWithLength',
    ...admin?.components,
  };
  return { ...field, validate, admin: { ...admin, components } } as Field;
}
