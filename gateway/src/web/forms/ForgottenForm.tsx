'use client';

import { useT } from 'next-i18next/client';

import { Form } from '@/components/parts/RegistrationForm/RegistrationForm.styles';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { SmsCode } from '@/services/hooks/useSmsCode';

import { CodeField, CodeSteps } from './CodeSteps';
import { NewPasswordField, Submit } from './fields';
import { FormMessages } from './FormMessages';
import { type CodeState, type FormAction, initialState, type FormState } from './formState';
import { useActionForm } from './useActionForm';

interface ForgottenFormProps {
  sendCode: FormAction<CodeState>;
  /** Sets the password. */
  action: FormAction;
  /** Address of the captcha's script. */
  captchaScript: string;
  /** The login, with the incoming query. */
  loginHref: string;
}

/**
 * Sets a new password by a code that is sent to the number.
 * @accessibility The second step gets the focus when it opens, and "back" leads to the first.
 */
export function ForgottenForm({ sendCode, action, captchaScript, loginHref }: ForgottenFormProps) {
  const { t } = useT('accountForms');
  return (
    <CodeSteps
      aside={<TextLink href={loginHref}>{t('forgotten.back')}</TextLink>}
      captchaScript={captchaScript}
      headings={[t('step.number'), t('newPassword')]}
      name="password"
      sendCode={sendCode}
    >
      {(sent) => <NewPassword action={action} sent={sent} />}
    </CodeSteps>
  );
}

function NewPassword({ action, sent }: { action: FormAction; sent: SmsCode }) {
  const { t } = useT('accountForms');
  const { state, isPending, formProps } = useActionForm<FormState>(action, initialState);
  return (
    <Form {...formProps}>
      <FormMessages state={state} />
      <input name="phone" type="hidden" value={sent.phone} />
      <CodeField error={state.errors.code} sent={sent} />
      <NewPasswordField error={state.errors.password} label={t('newPassword')} />
      <Submit isPending={isPending} label={t('forgotten.submit')} />
    </Form>
  );
}
