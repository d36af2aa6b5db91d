'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useState, type FormEvent } from 'react';

import { adminLanguage } from '../../../domain/languages';
import { sendLogin } from './sendLogin';
import { loginMessages } from './texts';

/** The steps of a login and what each was answered; `next` is where it leads. */
export function useLogin(next: string) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n.language);
  const words = loginMessages[language];
  const [state, setState] = useState({ round: 0, message: '', needsCaptcha: false, ticket: '' });
  const [isBusy, setIsBusy] = useState(false);

  const send = async (form: FormData) => {
    setIsBusy(true);
    const address = `${config.routes.api}/users/login${state.ticket && '/code'}`;
    const answer = await sendLogin(address, Object.fromEntries(form), language, words.failure);
    // A whole page: every part of the admin asks anew who somebody is.
    if (answer.step === 'in') return window.location.assign(next);
    setIsBusy(false);
    setState(({ round, needsCaptcha, ticket }) => {
      if (answer.step === 'code')
        return { round: round + 1, message: '', needsCaptcha, ticket: answer.ticket };
      const { reason, message } = answer;
      return {
        round: round + 1,
        message,
        needsCaptcha: needsCaptcha || reason === 'captcha',
        ticket: reason === 'loginExpired' ? '' : ticket,
      };
    });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void send(new FormData(event.currentTarget));
  };
  return { ...state, isBusy, language, words, onSubmit };
}
