'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useState, type FormEvent } from 'react';

import { adminLanguage } from '../../../domain/languages';
import { loginMessages } from './messages';
import { sendLogin } from './sendLogin';

type Words = (typeof loginMessages)['en'];

/**
 * A form of one step without a login. `bodyOf` makes the body of the request from the form, or says in a sentence why it
 * is not sent.
 */
export function useAccountForm(
  path: string,
  bodyOf: (form: FormData, words: Words) => object | string = (form) => Object.fromEntries(form),
) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n.language);
  const words = loginMessages[language];
  const [state, setState] = useState({ message: '', isBusy: false, isDone: false });

  const send = async (body: object) => {
    setState({ message: '', isBusy: true, isDone: false });
    const answer = await sendLogin(`${config.routes.api}${path}`, body, language, words.failure);
    const message = answer.step === 'refused' ? answer.message : '';
    setState({ message, isBusy: false, isDone: answer.step === 'in' });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isBusy) return;
    const body = bodyOf(new FormData(event.currentTarget), words);
    if (typeof body === 'string') setState({ message: body, isBusy: false, isDone: false });
    else void send(body);
  };
  return { state, words, onSubmit };
}
