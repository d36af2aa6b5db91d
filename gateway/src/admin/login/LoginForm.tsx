'use client';

import { FormSubmit, useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import { adminLanguage } from '../../domain/languages';
import { CaptchaField } from './CaptchaField';
import { PlainField } from './PlainField';
import { sendLogin } from './sendLogin';
import { loginWords } from './words';

/** The login of staff; `next` is where it leads. After many attempts it asks for a captcha. */
export function LoginForm({ next }: { next: string }) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n.language);
  const words = loginWords[language];
  const [message, setMessage] = useState('');
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [round, setRound] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => alert.current?.focus(), [round]);

  const submit = async (form: FormData) => {
    setIsBusy(true);
    const address = `${config.routes.api}/users/login`;
    const answer = await sendLogin(address, form, language, words.failure);
    // A whole page: every part of the admin asks anew who somebody is.
    if (answer.step === 'in') return window.location.assign(next);
    setIsBusy(false);
    setMessage(answer.message);
    if (answer.reason === 'captcha') setNeedsCaptcha(true);
    setRound((before) => before + 1);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void submit(new FormData(event.currentTarget));
  };

  return (
    <form aria-busy={isBusy} className="login__form" method="post" onSubmit={onSubmit}>
      {message && (
        <p className="login-alert" ref={alert} role="alert" tabIndex={-1}>
          {message}
        </p>
      )}
      <div className="login__form__inputWrap">
        <PlainField autoComplete="username" label={words.email} name="email" required type="email" />
        <PlainField
          autoComplete="current-password"
          label={words.password}
          name="password"
          required
          type="password"
        />
        {needsCaptcha && <CaptchaField label={words.captcha} language={language} round={round} />}
      </div>
      <FormSubmit disabled={isBusy} size="large">
        {words.logIn}
      </FormSubmit>
    </form>
  );
}
