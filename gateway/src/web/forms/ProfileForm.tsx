'use client';

import type { ContentLanguage } from '../../domain/languages';
import { profileAction } from '../actions/profileAction';
import { accountTexts } from '../texts/accountTexts';
import styles from './form.module.css';
import { FormMessages } from './FormMessages';
import { initialState, type FormState } from './formState';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';
import { useForm } from './useForm';

export function ProfileForm({ language, companyName }: { language: ContentLanguage; companyName: string }) {
  const texts = accountTexts(language);
  const { state, isPending, formProps } = useForm<FormState>(profileAction, initialState);
  return (
    <form {...formProps} className={styles.form}>
      <FormMessages language={language} state={state} />
      <TextField
        autoComplete="organization"
        defaultValue={state.values.companyName ?? companyName}
        error={state.errors.companyName}
        label={texts.companyName}
        maxLength={200}
        name="companyName"
      />
      <div className={styles.buttons}>
        <SubmitButton isPending={isPending} language={language}>
          {texts.save}
        </SubmitButton>
      </div>
    </form>
  );
}
