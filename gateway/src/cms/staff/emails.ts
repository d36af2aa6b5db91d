import type { User } from '../../payload-types';
import { config } from '../../platform/config/config';
import type { Mail } from '../../platform/mail/smtp';

/** The letter to the old address of a user whose address was changed; in both languages, for theirs is not known. */
export const addressChangedEmail = (
  to: string,
  { name }: Pick<User, 'name'>,
  { product, gateway } = { product: config.productName, gateway: config.publicUrl },
): Mail => ({
  to,
  subject: `${product} CMS: new email address / neue E-Mail-Adresse`,
  text: [
    `The login of ${name} at ${gateway}/admin has a new email address; this one is no longer used.`,
    'If you did not expect this, tell an administrator at once.',
    '',
    `Die Anmeldung von ${name} bei ${gateway}/admin hat eine neue E-Mail-Adresse; diese hier gilt nicht mehr.`,
    'Wenn Sie das nicht erwartet haben, wenden Sie sich sofort an die Administration.',
    '',
  ].join('\n'),
});
