import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';

import { Logo } from '../../../cms/admin/Logo';
import { adminLanguage } from '../../../domain/languages';
import { config } from '../../../platform/config/config';
import { LoginForm } from './LoginForm';
import { loginMessages } from './texts';

/** In place of Payload's own login, which knows no captcha. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const words = loginMessages[adminLanguage(req.i18n.language)];
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
      <p className="login-note">
        <Link href="/admin/forgot">{words.forgotten}</Link>
      </p>
      {!config.smtp && <p>{words.noEmail}</p>}
    </>
  );
}
