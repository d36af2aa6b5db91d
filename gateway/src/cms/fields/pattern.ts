import type { TextField } from 'payload';
import type { z } from 'zod';

import type { Bilingual } from '../../domain/languages';
import { translate } from './translate';

/** A short text in the form that the contract prescribes; `help` says in words which one. */
export const patternField = (
  name: string,
  label: Bilingual,
  form: z.ZodType<string>,
  help: Bilingual,
  { unique = false, description = help }: { unique?: boolean; description?: Bilingual } = {},
): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  unique,
  index: unique,
  validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
    (Boolean(value) && form.safeParse(value).success) || translate(help, req),
  admin: { description },
});
