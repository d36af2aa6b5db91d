import type { TextField } from 'payload';

import { slugOf } from '../../domain/slug';
import { config } from '../../platform/config/config';
import { localisedText } from './text';
import { translate } from './translate';

/** The words behind the number in an article's readable address, in each language (docs/decisions/0019). */
export const slugField = (): TextField => {
  const field = localisedText(
    'slug',
    { en: 'Words in the readable address', de: 'Wörter der lesbaren Adresse' },
    {
      optional: true,
      maxLength: 80,
      description: {
        en: 'Empty: those of the title. You may change them at any time; addresses with other words keep leading here.',
        de: 'Leer: die des Titels. Sie können sie jederzeit ändern; Adressen mit anderen Wörtern führen weiter hierher.',
      },
    },
  );
  const { validate } = field;
  return {
    ...field,
    validate: (value: string | null | undefined, options: Parameters<NonNullable<typeof validate>>[1]) => {
      if (value && !slugOf(value))
        return translate(
          { en: 'Please write letters or digits.', de: 'Bitte Buchstaben oder Ziffern schreiben.' },
          options.req,
        );
      return validate?.(value as never, options as never) ?? true;
    },
    hooks: {
      beforeChange: [
        ({ value }: { value?: unknown }) => (typeof value === 'string' ? slugOf(value) || value : value),
      ],
    },
    admin: {
      ...field.admin,
      position: 'sidebar',
      components: {
        Field: {
          path: '/src/cms/admin/articles/SlugField#SlugField',
          clientProps: { siteUrl: config.siteUrl },
        },
      },
    },
  } as TextField;
};
