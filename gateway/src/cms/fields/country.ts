import type { TextField } from 'payload';

import type { Bilingual } from '../../domain/languages';
import { translate } from './translate';

const help: Bilingual = {
  en: 'Two capital letters: DE, FR, GB, and EU for the European Union.',
  de: 'Zwei Großbuchstaben: DE, FR, GB und EU für die Europäische Union.',
};

/** A country as ISO 3166-1 alpha-2; where some are `listed`, the form offers these. */
export const countryField = ({
  name = 'country',
  label = { en: 'Country', de: 'Land' },
  unique = false,
  listed,
}: {
  name?: string;
  label?: Bilingual;
  unique?: boolean;
  listed?: readonly string[];
} = {}): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  unique,
  validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
    (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) || translate(help, req),
  admin: listed
    ? {
        components: {
          Field: {
            path: '/src/cms/admin/ui/CountrySelect#CountrySelect',
            clientProps: { countries: listed },
          },
        },
      }
    : { description: help },
});
