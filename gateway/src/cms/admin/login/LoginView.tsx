import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';

import { translate } from '../../fields/translate';
import { Logo } from '../Logo';
import { LoginForm } from './LoginForm';

const help = {
  en: 'Forgotten your password? An administrator sets a new one under Users.',
  de: 'Passwort vergessen? Eine Person aus der Administration setzt unter „Benutzer“ ein neues.',
};

/** In place of Payload's own login, which knows no captcha and offers a link by e-mail that this CMS does not send. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const next = getSafeRedirect({
    fallbackTo: req.payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  });
  if (req.user) redirect(next);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <LoginForm next={next} />
      <p>{translate(help, req)}</p>
    </>
  );
}
