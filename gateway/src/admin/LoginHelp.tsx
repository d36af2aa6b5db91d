import type { ServerProps } from 'payload';

import { said } from '../fields/said';

const help = {
  en: 'Forgotten your password? An administrator sets a new one under Users.',
  de: 'Passwort vergessen? Eine Person aus der Administration setzt unter „Benutzer“ ein neues.',
};

/** Stands in place of the link to an e-mail that this CMS does not send. */
export function LoginHelp({ i18n }: ServerProps) {
  return <p>{said(help, { i18n })}</p>;
}
