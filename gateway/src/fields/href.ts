import type { TextField, TextFieldSingleValidation } from 'payload';

import { href } from '../../contract/envelope';
import type { Bilingual } from '../domain/languages';

const help: Bilingual = {
  en: 'A page of this site such as /cht/Services, a place on the page such as #steps, or a full address that starts with https://, mailto: or tel:',
  de: 'Eine Seite dieser Website wie /cht/Services, eine Stelle auf der Seite wie #steps oder eine vollständige Adresse, die mit https://, mailto: oder tel: beginnt',
};
const wrong: Bilingual = {
  en: 'Start with /, #, https://, mailto: or tel:',
  de: 'Beginnen Sie mit /, #, https://, mailto: oder tel:',
};
const missing: Bilingual = {
  en: 'Please say where the link leads.',
  de: 'Bitte angeben, wohin der Link führt.',
};

/** Whether an address may leave the CMS (contract, `href`). */
export const isHref = (value: string): boolean => href.safeParse(value).success;

/** Where a link leads; the same in every language, the site adds the language to its own paths. */
export function hrefField(
  name: string,
  label: Bilingual,
  { optional = false, description = help }: { optional?: boolean; description?: Bilingual } = {},
): TextField {
  const validate: TextFieldSingleValidation = (value, { req }) => {
    const words = req.i18n.language === 'de' ? 'de' : 'en';
    if (!value) return optional || missing[words];
    return isHref(value) || wrong[words];
  };
  return { name, type: 'text', label, required: !optional, validate, admin: { description } };
}
