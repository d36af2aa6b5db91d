import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';

import { Logo } from '../../../cms/admin/Logo';
import { adminLanguage } from '../../../domain/languages';
import { config } from '../../../platform/config/config';
import { ForgotForm } from './ForgotForm';
import { loginMessages } from './texts';

/** The page on which staff ask for a link that sets a new password. Without a mail server, it says who has the link. */
export function ForgotView({ initPageResult: { req } }: AdminViewServerProps) {
  if (req.user) redirect(req.payload.config.routes.admin);
  const words = loginMessages[adminLanguage(req.i18n.language)];
  return (
    <main>
      <div className="login__brand">
        <Logo />
      </div>
      <h1 className="login-heading">{words.forgotten}</h1>
      <ForgotForm lead={config.smtp ? words.forgotLead : words.noEmail} />
      <p>
        <Link href="/admin/login">{words.toLogin}</Link>
      </p>
    </main>
  );
}
