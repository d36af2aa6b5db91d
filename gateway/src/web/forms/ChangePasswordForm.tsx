'use client';

import type { ContentLanguage } from '../../domain/languages';
import { changePasswordAction } from '../actions/passwordActions';
import { accountTexts } from '../texts/accountTexts';
import { formTexts } from '../texts/formTexts';
import styles from './form.module.css';
import { FormMessages } from './FormMessages';
import { initialState, type FormState } from './formState';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import { useForm } from './useForm';

export function ChangePasswordForm({ language }: { language: ContentLanguage }) {
  const texts = accountTexts(language);
  const { state, isPending, formProps } = useForm<FormState>(changePasswordAction, initialState);
  // Once it is done, the fields are empty again.
  const key = state.done ? state.round : 0;
  return (
    <form {...formProps} className={styles.form}>
      <FormMessages language={language} state={state} />
      <PasswordField
        error={state.errors.oldPassword}
        key={`old ${key}`}
        label={texts.oldPassword}
        language={language}
        name="oldPassword"
      />
      <PasswordField
        error={state.errors.password}
        isNew
        key={`new ${key}`}
        label={formTexts(language).newPassword}
        language={language}
        name="password"
      />
      <div className={styles.buttons}>
        <SubmitButton isPending={isPending} language={language}>
          {texts.changePassword}
        </SubmitButton>
      </div>
    </form>
  );
}
