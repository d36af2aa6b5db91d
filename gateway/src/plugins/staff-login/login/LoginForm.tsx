'use client';

import { FormSubmit } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

import { CaptchaField } from './CaptchaField';
import { FormMessage } from './FormMessage';
import { PlainField } from './PlainField';
import { useLogin } from './useLogin';

/** The login of staff. After many attempts it asks for a captcha, and with a second factor for a code. */
export function LoginForm({ next }: { next: string }) {
  const { round, message, needsCaptcha, ticket, isBusy, language, words, onSubmit } = useLogin(next);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const place = message ? '[role="alert"]' : '[name="code"]';
    form.current?.querySelector<HTMLElement>(place)?.focus();
  }, [round, message]);
  return (
    <form aria-busy={isBusy} className="login__form" method="post" onSubmit={onSubmit} ref={form}>
      <FormMessage text={message} />
      <div className="login__form__inputWrap">
        {ticket ? (
          <>
            <input name="ticket" type="hidden" value={ticket} />
            <PlainField
              autoComplete="one-time-code"
              hint={words.codeHint}
              key="code"
              label={words.code}
              name="code"
              required
            />
          </>
        ) : (
          <>
            <PlainField autoComplete="username" label={words.email} name="email" required type="email" />
            <PlainField
              autoComplete="current-password"
              label={words.password}
              name="password"
              required
              type="password"
            />
            {needsCaptcha && <CaptchaField label={words.captcha} language={language} round={round} />}
          </>
        )}
      </div>
      <FormSubmit disabled={isBusy} size="large">
        {words.logIn}
      </FormSubmit>
    </form>
  );
}
