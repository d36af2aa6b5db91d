'use client';

import { FormSubmit } from '@payloadcms/ui';
import Link from 'next/link';

import { CaptchaField } from './CaptchaField';
import { FormDone } from './FormDone';
import { FormMessage } from './FormMessage';
import { PlainField } from './PlainField';
import { useAccountForm } from './useAccountForm';

/** Asks for a link by e-mail. Its answer is the same whether there is such an address or not. */
export function ForgotForm({ lead }: { lead: string }) {
  const { state, language, words, onSubmit } = useAccountForm('/users/forgot-password');
  if (state.isDone) return <FormDone text={words.linkSent} toLogin={words.toLogin} />;
  return (
    <form aria-busy={state.isBusy} className="login__form" method="post" onSubmit={onSubmit}>
      <p className="login-note">{lead}</p>
      <FormMessage text={state.message} />
      <div className="login__form__inputWrap">
        <PlainField autoComplete="username" label={words.email} name="email" required type="email" />
        <CaptchaField label={words.captcha} language={language} round={state.round} />
      </div>
      <FormSubmit disabled={state.isBusy} size="large">
        {words.sendLink}
      </FormSubmit>
      <p>
        <Link href="/admin/login">{words.toLogin}</Link>
      </p>
    </form>
  );
}
