'use client';

import type { Language } from '../../calls/language';
import { loginAction, type LoginState } from '../actions/loginAction';
import { accountPaths, returnParameter } from '../paths';
import { formTexts } from '../texts/formTexts';
import { loginTexts } from '../texts/loginTexts';
import { CaptchaField } from './CaptchaField';
import styles from './form.module.css';
import { FormMessages } from './FormMessages';
import { initialState } from './formState';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';
import { useForm } from './useForm';

interface LoginFormProps {
  language: Language;
  /** Where to go afterwards, as the address says; checked when it is followed. */
  wish: string;
  /** The registration, with the incoming query. */
  registerHref: string;
}

export function LoginForm({ language, wish, registerHref }: LoginFormProps) {
  const texts = loginTexts(language);
  const fields = formTexts(language);
  const { state, isPending, formProps } = useForm<LoginState>(loginAction, initialState);
  return (
    <form {...formProps} className={styles.form}>
      <FormMessages language={language} state={state} />
      <input name={returnParameter} type="hidden" value={wish} />
      <TextField
        autoComplete="username"
        defaultValue={state.values.phone}
        error={state.errors.phone}
        hint={fields.phoneHint}
        inputMode="tel"
        label={fields.phone}
        maxLength={40}
        name="phone"
        required
        type="tel"
      />
      <PasswordField label={fields.password} language={language} name="password" />
      {state.needsCaptcha && (
        <CaptchaField error={state.errors.captchaToken} language={language} round={state.round} />
      )}
      <div className={styles.buttons}>
        <SubmitButton isPending={isPending} language={language}>
          {texts.submit}
        </SubmitButton>
        <a href={accountPaths.forgotten}>{texts.forgotten}</a>
      </div>
      <p className={styles.aside}>
        {texts.noAccount} <a href={registerHref}>{texts.register}</a>
      </p>
    </form>
  );
}
