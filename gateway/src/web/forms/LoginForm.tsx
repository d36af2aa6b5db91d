'use client';

import { useEffect } from 'react';

import { returnParameter } from '../../domain/accountPaths';
import type { ContentLanguage } from '../../domain/languages';
import { loginAction, type LoginState } from '../actions/loginAction';
import { loginTexts } from '../texts/loginTexts';
import { CredentialsFields } from './CredentialsFields';
import styles from './form.module.css';
import { FormMessages } from './FormMessages';
import { initialState } from './formState';
import { SecondStepFields } from './SecondStepFields';
import { SubmitButton } from './SubmitButton';
import { useForm } from './useForm';

interface LoginFormProps {
  language: ContentLanguage;
  /** The return address from the parameters; checked before it is followed. */
  wish: string;
  /** The registration and the page for a new password, with the incoming query. */
  registerHref: string;
  forgottenHref: string;
}

/** One step, or two for who has a second factor. */
export function LoginForm({ language, wish, registerHref, forgottenHref }: LoginFormProps) {
  const texts = loginTexts(language);
  const { state, isPending, formProps } = useForm<LoginState>(loginAction, initialState);
  const { ticket } = state;
  const form = formProps.ref;
  useEffect(() => {
    if (ticket) form.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
  }, [form, ticket]);
  return (
    <form {...formProps} className={styles.form}>
      <FormMessages language={language} state={state} />
      <input name={returnParameter} type="hidden" value={wish} />
      {ticket ? (
        <SecondStepFields error={state.errors.code} language={language} ticket={ticket} />
      ) : (
        <CredentialsFields language={language} state={state} />
      )}
      <div className={styles.buttons}>
        <SubmitButton isPending={isPending} language={language}>
          {texts.submit}
        </SubmitButton>
        {!ticket && <a href={forgottenHref}>{texts.forgotten}</a>}
      </div>
      {!ticket && (
        <p className={styles.aside}>
          {texts.noAccount} <a href={registerHref}>{texts.register}</a>
        </p>
      )}
    </form>
  );
}
