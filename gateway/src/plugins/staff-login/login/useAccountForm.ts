'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useState, type FormEvent } from 'react';

import { adminLanguage } from '../../../domain/languages';
import { sendLogin } from './sendLogin';
import { loginMessages } from './texts';

type Words = (typeof loginMessages)['en'];

/**
 * A form of one step without a login. `bodyOf` makes the body of the request from the form, or says in a sentence why it
 * is not sent. `round` counts the answers: each used up the token of a captcha.
 */
export function useAccountForm(
  path: string,
  bodyOf: (form: FormData, words: Words) => object | string = (form) => Object.fromEntries(form),
) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n.language);
  const words = loginMessages[language];
  const [state, setState] = useState({ round: 0, message: '', isBusy: false, isDone: false });

  const send = async (body: object) => {
    setState((last) => ({ ...last, message: '', isBusy: true }));
    const answer = await sendLogin(`${config.routes.api}${path}`, body, language, words.failure);
    const message = answer.step === 'refused' ? answer.message : '';
    setState(({ round }) => ({ round: round + 1, message, isBusy: false, isDone: answer.step === 'in' }));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isBusy) return;
    const body = bodyOf(new FormData(event.currentTarget), words);
    if (typeof body === 'string') setState((last) => ({ ...last, message: body }));
    else void send(body);
  };
  return { state, language, words, onSubmit };
}
