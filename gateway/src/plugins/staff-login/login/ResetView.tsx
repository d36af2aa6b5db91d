import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';

import { Logo } from '../../../cms/admin/Logo';
import { adminLanguage } from '../../../domain/languages';
import { ResetForm } from './ResetForm';
import { loginMessages } from './texts';

/** The page that the link of the e-mail opens: it sets a new password. */
export function ResetView({ initPageResult: { req } }: AdminViewServerProps) {
  return (
    <MinimalTemplate className="login">
      <main>
        <div className="login__brand">
          <Logo />
        </div>
        <h1 className="login-heading">{loginMessages[adminLanguage(req.i18n.language)].newPassword}</h1>
        <ResetForm />
      </main>
    </MinimalTemplate>
  );
}
