import type { ServerProps } from 'payload';

const help = {
  en: 'Forgotten your password? An administrator sets a new one under Users.',
  de: 'Passwort vergessen? Eine Person aus der Administration setzt unter „Benutzer“ ein neues.',
};

/** Stands in place of the link to an e-mail that this CMS does not send. */
export function LoginHelp({ i18n }: ServerProps) {
  return <p>{i18n.language === 'de' ? help.de : help.en}</p>;
}
