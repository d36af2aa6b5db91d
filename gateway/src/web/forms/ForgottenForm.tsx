'use client';

import type { ContentLanguage } from '../../domain/languages';
import { passwordCodeAction } from '../actions/codeAction';
import { resetPasswordAction } from '../actions/passwordActions';
import { accountTexts } from '../texts/accountTexts';
import { formTexts } from '../texts/formTexts';
import { registerTexts } from '../texts/registerTexts';
import { CodeField } from './CodeField';
import { CodeSteps } from './CodeSteps';
import styles from './form.module.css';
import { FormMessages } from './FormMessages';
import { initialState, type FormState } from './formState';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import { useForm } from './useForm';
import type { PersistedCode } from './usePersistedCode';

interface ForgottenFormProps {
  language: ContentLanguage;
  /** The login, with the incoming query. */
  loginHref: string;
}

export function ForgottenForm({ language, loginHref }: ForgottenFormProps) {
  const { forgotten } = accountTexts(language);
  return (
    <CodeSteps
      aside={<a href={loginHref}>{forgotten.back}</a>}
      headings={[registerTexts(language).stepNumber, formTexts(language).newPassword]}
      language={language}
      name="password"
      sendCode={passwordCodeAction}
    >
      {(sent) => <NewPassword language={language} sent={sent} />}
    </CodeSteps>
  );
}

function NewPassword({ language, sent }: { language: ContentLanguage; sent: PersistedCode }) {
  const { state, isPending, formProps } = useForm<FormState>(resetPasswordAction, initialState);
  return (
    <form {...formProps} className={styles.form}>
      <FormMessages language={language} state={state} />
      <input name="phone" type="hidden" value={sent.phone} />
      <CodeField error={state.errors.code} language={language} sent={sent} />
      <PasswordField
        error={state.errors.password}
        isNew
        label={formTexts(language).newPassword}
        language={language}
        name="password"
      />
      <div className={styles.buttons}>
        <SubmitButton isPending={isPending} language={language}>
          {accountTexts(language).forgotten.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
